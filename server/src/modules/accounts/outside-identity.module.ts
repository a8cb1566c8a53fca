import { announceSignUp } from '@portal/contract/accounts/announce-sign-up.calls.ts';
import { passwordChanged } from '@portal/contract/accounts/password-changed.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { createAnnounceSignUp } from './announce-sign-up.ts';
import { createPasswordChanged } from './password-changed.ts';

/** What the browser tells the portal of an identity provider that it asks itself. */
export function outsideIdentityModule(services: Services): BoundCall[] {
  return [
    bind(announceSignUp).to(createAnnounceSignUp(services)),
    bind(passwordChanged).to(createPasswordChanged(services)),
  ];
}
