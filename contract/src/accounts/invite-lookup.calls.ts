import { z } from 'zod';
import { call } from '../call.ts';
import { email } from './accounts.schemas.ts';

/** Mails a pending invitation's link anew to the address it is for; `success` says whether there is one. */
export const inviteLinkLookup = call({
  method: 'GET',
  path: '/accounts/inviteLinkLookup',
  access: 'public',
  input: z.object({ email }),
  output: z.object({ success: z.boolean() }),
  errors: [],
  perMinute: 5,
  changesState: true,
});
