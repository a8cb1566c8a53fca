import type { AnyTransaction } from '../../database/database.ts';
import type { MailRequest } from '../../emails/mail-request.ts';
import type { Services } from '../../services.ts';
import { brandOrigin, linkInLanguage } from '../../system/brand-origin.ts';
import { readersLanguagesIn } from '../profile/public.ts';
import { findFirm, listAdminAddresses } from './tell-admins.store.ts';

export type AdminMailServices = Pick<Services, 'outbox' | 'brands' | 'config'>;

/**
 * Mails each admin of a firm in their language, under the firm's own brand.
 * @param mailFor the message, given the firm's name and what makes links to pages of its portal
 * @param exceptUserId an admin who need not be told, because it is about them
 */
export async function tellAdmins(
  { outbox, brands, config }: AdminMailServices,
  tx: AnyTransaction,
  orgId: string,
  mailFor: (organisationName: string, linkTo: (path: string) => string) => MailRequest,
  exceptUserId: string | null = null,
): Promise<void> {
  const firm = await findFirm(tx, orgId);
  if (firm === undefined) return;
  const brand = await brands.byId(firm.brandId);
  const origin = brandOrigin(brand, config.publicUrl);
  const addresses = await listAdminAddresses(tx, orgId, exceptUserId);
  const languageOf = await readersLanguagesIn(tx, orgId, brand, addresses);
  for (const address of addresses) {
    const language = languageOf(address);
    const mail = mailFor(firm.name, (path) => linkInLanguage(origin + path, language));
    await outbox.put(tx, brand, address, mail, { language });
  }
}

/** Tells a firm's admins that somebody has become one of them, or no longer is. */
export async function tellAdminChange(
  services: AdminMailServices,
  tx: AnyTransaction,
  orgId: string,
  {
    person,
    ...change
  }: { change: 'joined' | 'left'; person: { userId: string; name: string; email: string }; by: string; at: Date },
): Promise<void> {
  await tellAdmins(
    services,
    tx,
    orgId,
    (organisationName, linkTo) => ({
      kind: 'admin-changed',
      change: change.change,
      organisationName,
      person: person.name,
      email: person.email,
      by: change.by,
      changedAt: change.at.toISOString(),
      adminsUrl: linkTo('/settings/admins'),
    }),
    person.userId,
  );
}
