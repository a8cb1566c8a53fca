import { callApi } from '../../../api/call-api.ts';
import type { CallInput } from '../../../api/calls.ts';

type Update = CallInput<'magicLinkSignupUpdate'>;

/** Tells the sender of a sign-up link how far its holder has come; nobody is kept from signing up when that fails. */
export function tellSignUpLink(linkId: string, status: Update['status'], eventType: Update['eventType']): void {
  const eventDateTime = new Date().toISOString();
  callApi('magicLinkSignupUpdate', { linkId, status, eventType, eventDateTime }).catch(() => undefined);
}
