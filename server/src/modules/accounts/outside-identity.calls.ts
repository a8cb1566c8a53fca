import { announceSignUp as announceSignUpCall } from '@portal/contract/accounts/announce-sign-up.calls.ts';
import { passwordChanged } from '@portal/contract/accounts/password-changed.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { notePasswordChanged } from './passwords/password-changed.ts';
import { announceSignUp } from './sign-up/announce-sign-up.ts';

/** What the browser tells the portal of an identity provider that it asks itself. */
export const outsideIdentityCalls: readonly BoundCall<Services>[] = [
  bind(announceSignUpCall).to(announceSignUp),
  bind(passwordChanged).to(notePasswordChanged),
];
