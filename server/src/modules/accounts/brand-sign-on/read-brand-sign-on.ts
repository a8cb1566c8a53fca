import type { readBrandSignOn as readBrandSignOnCall } from '@portal/contract/accounts/brand-sign-on.calls.ts';
import type { AnswerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller } from '../../../call/caller.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { entityIdOf, LOGOUT_PATH, redirectUriOf, samlReturnUriOf } from '../sign-on/directory-of.ts';
import { brandOf, directoryIdOf } from './brand-directory.ts';
import { findBrandSignOn } from './brand-sign-on.store.ts';
import { listConsents } from './consents.store.ts';

/** The directory that the provider has set for a brand, and what that has to be told. */
export async function readBrandSignOn(
  services: Services,
  _caller: Caller,
  { brandId }: InputOf<typeof readBrandSignOnCall>,
): Promise<AnswerOf<typeof readBrandSignOnCall>> {
  const { database, config } = services;

  const brand = await brandOf(services, brandId);
  const { row, firms } = await database.asSystem(async (tx) => ({
    row: await findBrandSignOn(tx, brandId),
    firms: await listConsents(tx, brandId),
  }));
  const directoryId = directoryIdOf(brandId);
  const isSaml = row?.protocol === 'saml';
  return {
    success: true,
    data: {
      protocol: row?.protocol ?? 'oidc',
      isSet: row !== undefined,
      issuer: row?.issuer ?? '',
      clientId: isSaml ? '' : (row?.client_id ?? ''),
      hasSecret: row?.protocol === 'oidc',
      metadataUrl: row?.metadata_url ?? '',
      asksSecondFactor: row?.asks_second_factor ?? false,
      isOn: row?.is_on ?? false,
      testedAt: row?.tested_at?.toISOString() ?? null,
      testedAs: row?.tested_as ?? '',
      firms: firms.length,
      revision: row?.revision ?? 0,
      redirectUri: redirectUriOf(services, { brand }),
      logoutUri: `${brandOrigin(brand, config.publicUrl)}${LOGOUT_PATH}/${directoryId}`,
      saml: {
        entityId: isSaml ? row.client_id : entityIdOf(services, { brand }, directoryId),
        returnUri: samlReturnUriOf(services, { brand }, directoryId),
        signsRequests: row?.saml_facts?.wantsSignedRequests ?? false,
      },
    },
  };
}
