import type { Caller, MemberSession } from '../../call/caller.ts';

/** Whether what this person opens counts as read: the provider's staff in a customer's portal leaves no trace of reading. */
export const leavesReadMark = ({ session }: Caller<MemberSession>): boolean => session.service === null;
