import type {
  saveSamlSignOn as saveSamlSignOnCall,
  saveSignOn as saveSignOnCall,
} from '@portal/contract/accounts/sign-on.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { DirectoryError, type SamlFacts, type SamlKey } from '../../../providers/sign-on/sign-on-port.ts';
import type { Services } from '../../../services.ts';
import { seal, unseal } from '../../../system/sealed-box.ts';
import { requireFreshProof } from '../sign-in/require-fresh-proof.ts';
import { entityIdOf, refusalOf } from './directory-of.ts';
import { findSignOn, type SignOnRow } from './sign-on.store.ts';
import { storeSignOn } from './store-sign-on.ts';

/** Sets a directory that speaks OpenID Connect. A secret that is kept goes to the directory that it was given for. */
export async function saveSignOn(
  services: Services,
  caller: CallerOf<typeof saveSignOnCall>,
  input: InputOf<typeof saveSignOnCall>,
): Promise<AnswerOf<typeof saveSignOnCall>> {
  const { database, signOnKey } = services;

  await requireFreshProof(services, caller);
  const { orgId } = caller.session;
  const before = await database.onceInOrg(orgId, (tx) => findSignOn(tx, orgId));
  const isKept =
    input.secret === '' &&
    before?.protocol === 'oidc' &&
    before.issuer === input.issuer &&
    before.client_id === input.clientId;
  if (input.secret === '' && !isKept) throw new AppError('SIGN_ON_SECRET_MISSING', { field: 'secret' });
  await storeSignOn(services, caller, input, {
    protocol: 'oidc',
    issuer: input.issuer,
    client_id: input.clientId,
    sealed_secret: isKept && before ? before.sealed_secret : seal(signOnKey, input.secret),
    metadata_url: '',
    saml_facts: null,
  });
  return { success: true };
}

/**
 * Sets a directory that speaks SAML 2.0, told by its metadata, which is read now. Where it asks for signed requests the portal makes a key,
 * which stays while the directory is the same.
 */
export async function saveSamlSignOn(
  services: Services,
  caller: CallerOf<typeof saveSamlSignOnCall>,
  input: InputOf<typeof saveSamlSignOnCall>,
): Promise<AnswerOf<typeof saveSamlSignOnCall>> {
  const { database, signOn, signOnKey } = services;

  await requireFreshProof(services, caller);
  const { orgId } = caller.session;
  const before = await database.onceInOrg(orgId, (tx) => findSignOn(tx, orgId));
  const facts = await factsFrom(services, input, before);
  const known = before?.protocol === 'saml' && before.issuer === facts.entityId ? before : undefined;
  const key = known === undefined ? null : (unseal(signOnKey, known.sealed_secret) as SamlKey | null);
  const used = facts.wantsSignedRequests ? (key ?? (await signOn.makeKey())) : null;
  await storeSignOn(services, caller, input, {
    protocol: 'saml',
    issuer: facts.entityId,
    client_id: known?.client_id ?? entityIdOf(services, caller, orgId),
    sealed_secret: seal(signOnKey, used),
    metadata_url: input.metadata === '' ? (input.metadataUrl ?? '') : '',
    saml_facts: facts,
  });
  return { success: true };
}

async function factsFrom(
  services: Services,
  { metadata = '', metadataUrl = '' }: InputOf<typeof saveSamlSignOnCall>,
  before: SignOnRow | undefined,
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
