import * as calls from '@portal/contract/outside-check/outside-check.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import { checkLeadsCalls } from './check-leads.calls.ts';
import { leaveEmail } from './leave-email.ts';
import type { OutsideCheckServices } from './outside-check-services.ts';
import { readCheck } from './read-check.ts';
import { startCheck } from './start-check.ts';

/** Calls of the open check, for anybody, and for staff. */
export const outsideCheckCalls: readonly BoundCall<OutsideCheckServices>[] = [
  bind(calls.startOutsideCheck).to(startCheck),
  bind(calls.readOutsideCheck).to(readCheck),
  bind(calls.leaveCheckEmail).to(leaveEmail),
  ...checkLeadsCalls,
];
