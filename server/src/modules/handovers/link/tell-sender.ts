import { MAX_HANDOVER_EMAILS_A_DAY } from '@portal/domain/handovers/handover-limits.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import {
  findOrganisationBrand,
  findOrganisationName,
  findResponsibleEmail,
  readersLanguages,
} from '../../profile/public.ts';
import { countEmail } from '../handovers.store.ts';
import type { HandoversServices } from '../handovers-services.ts';
import type { Opened } from './with-link.ts';

/** Emails whoever handed it over what the helper did, a few times a day at most; the rest stands in the portal. */
export async function tellSender(
  tx: OrgTransaction,
  { outbox, brands, config }: HandoversServices,
  { handover, now }: Opened,
  told: { readonly title: string; readonly question: string | null },
): Promise<void> {
  if (!(await countEmail(tx, handover.handover_id, dayOf(now, 'UTC'), MAX_HANDOVER_EMAILS_A_DAY))) return;
  const brand = await brands.byId(await findOrganisationBrand(tx));
  const to = await findResponsibleEmail(tx, handover.made_by);
  if (to === null) return;
  const language = (await readersLanguages(tx, brand, [to]))(to);
  const about = {
    organisationName: await findOrganisationName(tx),
    helper: handover.helper_name,
    title: told.title,
    url: linkInLanguage(`${brandOrigin(brand, config.publicUrl)}/handovers`, language),
  };
  const { question } = told;
  await outbox.put(
    tx,
    brand,
    to,
    question === null ? { kind: 'handover-done', ...about } : { kind: 'handover-question', ...about, question },
    { language },
  );
}
