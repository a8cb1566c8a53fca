import type {
  saveSamlSignOn as saveSamlSignOnCall,
  saveSignOn as saveSignOnCall,
} from '@portal/contract/accounts/sign-on.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { InputOf } from '../../../call/bind-call.ts';
import type { Caller } from '../../../call/caller.ts';
import { DirectoryError, type SamlFacts, type SamlKey } from '../../../providers/sign-on/sign-on-port.ts';
import type { Services } from '../../../services.ts';
import { seal, unseal } from '../../../system/sealed-box.ts';
import { directoryOf, refusalOf, returnUriOf } from './directory-of.ts';
import type { DirectoryRow } from './sign-on.store.ts';

type Metadata = Pick<InputOf<typeof saveSamlSignOnCall>, 'metadata' | 'metadataUrl'>;

/**
 * A directory that speaks OpenID Connect, as it was entered. A secret that is kept goes to the directory that it was given for.
 * @throws AppError SIGN_ON_SECRET_MISSING
 */
export function oidcAccess(
  { signOnKey }: Pick<Services, 'signOnKey'>,
  before: DirectoryRow | undefined,
  { issuer, clientId, secret }: Pick<InputOf<typeof saveSignOnCall>, 'issuer' | 'clientId' | 'secret'>,
): DirectoryRow {
  const isKept =
    secret === '' && before?.protocol === 'oidc' && before.issuer === issuer && before.client_id === clientId;
  if (secret === '' && !isKept) throw new AppError('SIGN_ON_SECRET_MISSING', { field: 'secret' });
  return {
    protocol: 'oidc',
    issuer,
    client_id: clientId,
    sealed_secret: isKept && before ? before.sealed_secret : seal(signOnKey, secret),
    metadata_url: '',
    saml_facts: null,
  };
}

/**
 * A directory that speaks SAML 2.0, told by its metadata, which is read now. Where it asks for signed requests the portal makes a key,
 * which stays while the directory is the same.
 * @param entityId the portal's, for a directory that is new
 * @throws AppError SIGN_ON_METADATA_MISSING, SIGN_ON_METADATA_REFUSED, SIGN_ON_UNREACHABLE
 */
export async function samlAccess(
  services: Services,
  before: DirectoryRow | undefined,
  metadata: Metadata,
  entityId: string,
): Promise<DirectoryRow> {
  const { signOn, signOnKey } = services;

  const facts = await factsFrom(services, metadata, before);
  const known = before?.protocol === 'saml' && before.issuer === facts.entityId ? before : undefined;
  const key = known === undefined ? null : (unseal(signOnKey, known.sealed_secret) as SamlKey | null);
  const used = facts.wantsSignedRequests ? (key ?? (await signOn.makeKey())) : null;
  return {
    protocol: 'saml',
    issuer: facts.entityId,
    client_id: known?.client_id ?? entityId,
    sealed_secret: seal(signOnKey, used),
    metadata_url: metadata.metadata === '' ? (metadata.metadataUrl ?? '') : '',
    saml_facts: facts,
  };
}

async function factsFrom(
  services: Services,
  { metadata = '', metadataUrl = '' }: Metadata,
  before: DirectoryRow | undefined,
): Promise<SamlFacts> {
  if (metadata === '' && metadataUrl === '') {
    if (before?.saml_facts && before.metadata_url === '') return before.saml_facts;
    throw new AppError('SIGN_ON_METADATA_MISSING', { field: 'metadataUrl' });
  }
  const field = metadata === '' ? 'metadataUrl' : 'metadata';
  return services.signOn
    .readMetadata(metadata === '' ? { url: metadataUrl } : { xml: metadata })
    .catch((error: unknown) => {
      const refusal = refusalOf(services, error);
      const isRefused = error instanceof DirectoryError && error.kind === 'refused';
      throw isRefused ? new AppError('SIGN_ON_METADATA_REFUSED', { field }) : refusal;
    });
}

/**
 * Asks a directory who it is, as somebody who signs in does.
 * @throws AppError SIGN_ON_UNREACHABLE, SIGN_ON_REFUSED
 */
export async function requireAnswer(
  services: Services,
  place: Pick<Caller, 'brand'>,
  row: DirectoryRow & { readonly directory_id: string },
  email: string,
): Promise<void> {
  const wish = { email, isFresh: false };
  await services.signOn
    .begin(directoryOf(services, row), returnUriOf(services, place, row), wish, 'none')
    .catch((error: unknown) => {
      throw refusalOf(services, error);
    });
}
