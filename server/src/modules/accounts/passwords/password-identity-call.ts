import type { Call } from '@portal/contract/call.ts';
import { AppError } from '../../../call/app-error.ts';
import type { UseCase } from '../../../call/bind-call.ts';
import type { PasswordIdentity } from '../../../providers/identity/password-identity-port.ts';
import type { Services } from '../../../services.ts';

/** The services with the built-in identity provider's side to the browser. */
export type WithPasswordIdentity = Services & { readonly passwordIdentity: PasswordIdentity };

const hasPasswordIdentity = (services: Services): services is WithPasswordIdentity =>
  services.passwordIdentity !== null;

/**
 * A call of the built-in identity provider; with another provider it is unknown, because the browser asks that one.
 * @throws AppError NOT_FOUND
 */
export function ofPasswordIdentity<Which extends Call>(
  useCase: UseCase<Which, WithPasswordIdentity>,
): UseCase<Which, Services> {
  return async (services, caller, input) => {
    if (!hasPasswordIdentity(services)) throw new AppError('NOT_FOUND');
    return useCase(services, caller, input);
  };
}
