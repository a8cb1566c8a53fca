import { AppError } from '../../../call/app-error.ts';
import type { Caller } from '../../../call/caller.ts';
import { type Directory, DirectoryError, type SamlKey } from '../../../providers/sign-on/sign-on-port.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { unseal } from '../../../system/sealed-box.ts';
import { hashToken } from '../../../system/tokens.ts';
import type { DirectoryRow } from './sign-on.store.ts';

/** Page of the portal to which directories send people back. */
export const RETURN_PATH = '/sign-on';
/** Where directories say that somebody has signed out; the id follows of the firm, or of the directory of a brand. */
export const LOGOUT_PATH = '/api/accounts/signOn/logout';
/** Where SAML directories have browsers post what they say; the same id follows, and for what the portal says of itself METADATA. */
export const SAML_PATH = '/api/accounts/signOn/saml';
const METADATA = 'metadata';

type Place = Pick<Caller, 'brand'>;
type WithConfig = Pick<Services, 'config'>;

/** A directory with its secret. */
export function directoryOf({ signOnKey }: Pick<Services, 'signOnKey'>, row: DirectoryRow): Directory {
  const access = { issuer: row.issuer, clientId: row.client_id };
  const secret = unseal(signOnKey, row.sealed_secret);
  if (row.saml_facts === null) return { protocol: 'oidc', ...access, secret: String(secret) };
  const key = secret as SamlKey | null;
  return { protocol: 'saml', ...access, facts: row.saml_facts, metadataUrl: row.metadata_url, key };
}

/** Where a directory sends people back to: a page of the brand's own. */
export function redirectUriOf({ config }: WithConfig, { brand }: Place): string {
  return `${brandOrigin(brand, config.publicUrl)}${RETURN_PATH}`;
}

/** Where a SAML directory has browsers post what it says. */
export function samlReturnUriOf({ config }: WithConfig, { brand }: Place, directoryId: string): string {
  return `${brandOrigin(brand, config.publicUrl)}${SAML_PATH}/${directoryId}`;
}

/** The portal's entity id for a directory, which is also the address of its metadata (SAML 2.0 Metadata, 4.1.1). */
export function entityIdOf(services: WithConfig, place: Place, directoryId: string): string {
  return `${samlReturnUriOf(services, place, directoryId)}/${METADATA}`;
}

/** Where a directory's answer comes to, by its protocol. */
export function returnUriOf(
  services: WithConfig,
  place: Place,
  { protocol, directory_id: directoryId }: Pick<DirectoryRow, 'protocol'> & { readonly directory_id: string },
): string {
  return protocol === 'saml' ? samlReturnUriOf(services, place, directoryId) : redirectUriOf(services, place);
}

/** What is kept of the name by which a directory knows a sign-in. */
export function directorySessionHash(issuer: string, sessionId: string): Buffer {
  return hashToken(`${issuer} ${sessionId}`);
}

/** What a directory that fails is answered; the reason goes to the portal's log. */
export function refusalOf({ log }: Pick<Services, 'log'>, error: unknown): AppError {
  if (!(error instanceof DirectoryError)) throw error;
  const { cause } = error;
  log.warn({ reason: cause instanceof Error ? `${cause.name}: ${cause.message}` : error.kind }, 'a directory failed');
  return new AppError(error.kind === 'unreachable' ? 'SIGN_ON_UNREACHABLE' : 'SIGN_ON_REFUSED');
}
