import type { readSignOn as readSignOnCall } from '@portal/contract/accounts/sign-on.calls.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { domainView, listDomains } from '../../phishing/public.ts';
import { readOffer } from '../brand-sign-on/read-offer.ts';
import { entityIdOf, LOGOUT_PATH, redirectUriOf, samlReturnUriOf } from './directory-of.ts';
import { findSignOn, listPeople } from './sign-on.store.ts';

/** How the caller's firm signs in by its directory, and what that has to be told. */
export async function readSignOn(
  services: Services,
  caller: CallerOf<typeof readSignOnCall>,
): Promise<AnswerOf<typeof readSignOnCall>> {
  const { database, clock, config } = services;

  const { orgId } = caller.session;
  const { row, domains, offer } = await database.inOrg(orgId, async (tx) => ({
    row: await findSignOn(tx, orgId),
    domains: await listDomains(tx),
    offer: await readOffer(tx, orgId),
  }));
  const isSaml = row?.protocol === 'saml';
  const people = await database.onceAsSystem((tx) => listPeople(tx, orgId));
  return {
    success: true,
    data: {
      protocol: row?.protocol ?? 'oidc',
      isSet: row !== undefined,
      issuer: row?.issuer ?? '',
      clientId: isSaml ? '' : (row?.client_id ?? ''),
      hasSecret: row?.protocol === 'oidc',
      metadataUrl: row?.metadata_url ?? '',
      isOn: row?.is_on ?? false,
      admitsNew: row?.admits_new ?? false,
      asksSecondFactor: row?.asks_second_factor ?? false,
      isEnforced: row?.is_enforced ?? false,
      revision: row?.revision ?? 0,
      redirectUri: redirectUriOf(services, caller),
      logoutUri: `${brandOrigin(caller.brand, config.publicUrl)}${LOGOUT_PATH}/${orgId}`,
      saml: {
        entityId: isSaml ? row.client_id : entityIdOf(services, caller, orgId),
        returnUri: samlReturnUriOf(services, caller, orgId),
        signsRequests: row?.saml_facts?.wantsSignedRequests ?? false,
      },
      domains: domains.map((domain) => domainView(domain, clock.now())),
      offer,
      people: people.map((person) => ({
        userId: person.user_id,
        name: `${person.first_name} ${person.last_name}`.trim() || person.email,
        hasSecondFactor: person.factor_of !== null,
        isKeeper: person.keeper_of !== null,
      })),
    },
  };
}
