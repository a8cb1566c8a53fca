import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Caller, MemberSession } from '../../call/caller.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { brandOrigin, linkInLanguage } from '../../system/brand-origin.ts';
import { findOrganisationName, readersLanguages } from '../profile/public.ts';
import type { HandoversServices } from './handovers-services.ts';

/** Address of the helper's page. */
export const linkAddress = ({ config }: HandoversServices, brand: Brand, token: string): string =>
  `${brandOrigin(brand, config.publicUrl)}/handover/${token}`;

type Sent = {
  readonly token: string;
  readonly helperName: string;
  readonly helperEmail: string;
  readonly note: string;
  readonly showsFirm: boolean;
  readonly days: number;
  readonly points: readonly { readonly title: string }[];
};

/** Emails a helper the link; an answer to it goes to whoever sent it, where the firm says who it is. */
export async function sendHandover(
  services: HandoversServices,
  tx: OrgTransaction,
  { session, brand }: Caller<MemberSession>,
  { token, helperName, helperEmail, note, showsFirm, days, points, ...made }: Sent & { readonly madeByName: string },
): Promise<void> {
  const language = (await readersLanguages(tx, brand, [helperEmail]))(helperEmail);
  await services.outbox.put(
    tx,
    brand,
    helperEmail,
    {
      kind: 'handover',
      name: helperName,
      organisationName: showsFirm ? await findOrganisationName(tx) : null,
      sentBy: showsFirm ? made.madeByName : null,
      note,
      titles: points.map(({ title }) => title),
      days,
      url: linkInLanguage(linkAddress(services, brand, token), language),
    },
    showsFirm ? { language, replyTo: session.email } : { language },
  );
}
