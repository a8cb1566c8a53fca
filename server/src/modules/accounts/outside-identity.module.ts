import { passwordChanged } from '@portal/contract/accounts/password-changed.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { createPasswordChanged } from './password-changed.ts';

/** What the browser tells the portal of an identity provider that it asks itself. */
export function outsideIdentityModule(services: Services): BoundCall[] {
  return [bind(passwordChanged).to(createPasswordChanged(services))];
}
