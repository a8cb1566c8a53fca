import { AppError } from '../../../call/app-error.ts';
import type { Caller } from '../../../call/caller.ts';
import { type Directory, DirectoryError } from '../../../providers/sign-on/sign-on-port.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { unseal } from '../../../system/sealed-box.ts';
import type { SignOnRow } from './sign-on.store.ts';

/** Page of the portal to which directories send people back. */
const RETURN_PATH = '/sign-on';
/** Where directories say that somebody has signed out; the firm's id follows. */
export const LOGOUT_PATH = '/api/accounts/signOn/logout';

/** A firm's directory, with its secret. */
export function directoryOf({ signOnKey }: Pick<Services, 'signOnKey'>, row: SignOnRow): Directory {
  return { issuer: row.issuer, clientId: row.client_id, secret: String(unseal(signOnKey, row.sealed_secret)) };
}

/** Where a directory sends people back to: a page of the brand's own. */
export function redirectUriOf({ config }: Pick<Services, 'config'>, { brand }: Pick<Caller, 'brand'>): string {
  return `${brandOrigin(brand, config.publicUrl)}${RETURN_PATH}`;
}

/** What a directory that fails is answered; the reason goes to the portal's log. */
export function refusalOf({ log }: Pick<Services, 'log'>, error: unknown): AppError {
  if (!(error instanceof DirectoryError)) throw error;
  const { cause } = error;
  log.warn({ reason: cause instanceof Error ? `${cause.name}: ${cause.message}` : error.kind }, 'a directory failed');
  return new AppError(error.kind === 'unreachable' ? 'SIGN_ON_UNREACHABLE' : 'SIGN_ON_REFUSED');
}
