import type { AnyTransaction, OrgTransaction } from '../../../database/database.ts';
import { TO_STAFF } from '../../../emails/mail-outbox.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import {
  findOrganisationBrand,
  findOrganisationName,
  findResponsibleEmail,
  findUserEmail,
  readersLanguages,
} from '../../profile/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import type { EndpointRow } from './endpoints.store.ts';

/** Emails whoever made a webhook that it was turned off, or another admin where that one has left. */
export async function tellTurnedOff(
  { outbox, brands, config }: DevelopersServices,
  tx: AnyTransaction,
  { org_id: orgId, address, kind, made_by: madeBy }: EndpointRow,
): Promise<void> {
  const host = new URL(address).host;
  if (orgId === null) {
    const to = madeBy === null ? null : await findUserEmail(tx, madeBy);
    if (to === null) return;
    const url = `${brandOrigin(brands.default, config.publicUrl)}/console/developers`;
    await outbox.put(tx, brands.default, to, { kind: 'webhook-off', organisationName: '', host, url }, TO_STAFF);
    return;
  }
  const own = tx as OrgTransaction;
  const brand = await brands.byId(await findOrganisationBrand(own));
  const to = await findResponsibleEmail(own, madeBy);
  if (to === null) return;
  const page = kind === 'program' ? '/developers/webhooks' : '/integrations';
  const language = (await readersLanguages(own, brand, [to]))(to);
  const url = linkInLanguage(brandOrigin(brand, config.publicUrl) + page, language);
  const organisationName = await findOrganisationName(own);
  await outbox.put(tx, brand, to, { kind: 'webhook-off', organisationName, host, url }, { language });
}
