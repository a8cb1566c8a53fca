import type {
  saveSamlSignOn as saveSamlSignOnCall,
  saveSignOn as saveSignOnCall,
} from '@portal/contract/accounts/sign-on.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { requireFreshProof } from '../sign-in/require-fresh-proof.ts';
import { oidcAccess, samlAccess } from './directory-access.ts';
import { entityIdOf } from './directory-of.ts';
import { findSignOn } from './sign-on.store.ts';
import { storeSignOn } from './store-sign-on.ts';

/** Sets a directory that speaks OpenID Connect. */
export async function saveSignOn(
  services: Services,
  caller: CallerOf<typeof saveSignOnCall>,
  input: InputOf<typeof saveSignOnCall>,
): Promise<AnswerOf<typeof saveSignOnCall>> {
  await requireFreshProof(services, caller);
  const { orgId } = caller.session;
  const before = await services.database.onceInOrg(orgId, (tx) => findSignOn(tx, orgId));
  await storeSignOn(services, caller, input, oidcAccess(services, before, input));
  return { success: true };
}

/** Sets a directory that speaks SAML 2.0. */
export async function saveSamlSignOn(
  services: Services,
  caller: CallerOf<typeof saveSamlSignOnCall>,
  input: InputOf<typeof saveSamlSignOnCall>,
): Promise<AnswerOf<typeof saveSamlSignOnCall>> {
  await requireFreshProof(services, caller);
  const { orgId } = caller.session;
  const before = await services.database.onceInOrg(orgId, (tx) => findSignOn(tx, orgId));
  const access = await samlAccess(services, before, input, entityIdOf(services, caller, orgId));
  await storeSignOn(services, caller, input, access);
  return { success: true };
}
