import type { Call } from '@portal/contract/call.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import type { PasswordIdentity } from '../../providers/identity/password-identity-port.ts';
import type { Services } from '../../services.ts';

/** The services with the built-in identity provider's side to the browser. */
export type WithPasswordIdentity = Services & { readonly passwordIdentity: PasswordIdentity };

/** A call of the built-in identity provider; with another provider it is unknown, because the browser asks that one. */
export function ofPasswordIdentity<Which extends Call>(
  services: Services,
  create: (services: WithPasswordIdentity) => Handler<Which>,
): Handler<Which> {
  const { passwordIdentity } = services;
  if (passwordIdentity !== null) return create({ ...services, passwordIdentity });
  return async () => {
    throw new AppError('NOT_FOUND');
  };
}
