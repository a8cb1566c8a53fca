import type { Brand } from '@portal/domain/portal/brand.ts';
import type { SamlKey } from '../../../providers/sign-on/sign-on-port.ts';
import type { Services } from '../../../services.ts';
import { unseal } from '../../../system/sealed-box.ts';
import { findBrandDirectory } from '../brand-sign-on/brand-sign-on.store.ts';
import { entityIdOf, samlReturnUriOf } from './directory-of.ts';
import { findSignOn } from './sign-on.store.ts';

/** What the portal says of itself to the SAML directory of a firm or a brand: addresses, and the key that requests are signed with, where they are. */
export async function describePortal(services: Services, brand: Brand, directoryId: string): Promise<string> {
  const { database, signOn, signOnKey } = services;

  const row = await database.asSystem(
    async (tx) => (await findSignOn(tx, directoryId)) ?? findBrandDirectory(tx, directoryId),
  );
  const isSaml = row?.protocol === 'saml';
  const key = isSaml ? (unseal(signOnKey, row.sealed_secret) as SamlKey | null) : null;
  const entityId = isSaml ? row.client_id : entityIdOf(services, { brand }, directoryId);
  return signOn.describe({ entityId, returnUri: samlReturnUriOf(services, { brand }, directoryId), key });
}
