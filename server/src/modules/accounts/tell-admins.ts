import type { AnyTransaction } from '../../database/database.ts';
import type { MailRequest } from '../../emails/mail-request.ts';
import type { Services } from '../../services.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
import { findFirm, listAdminAddresses } from './tell-admins.store.ts';

export type AdminMailServices = Pick<Services, 'outbox' | 'brands' | 'config'>;

/**
 * Mails each admin of a firm, under the firm's own brand.
 * @param mailFor the message, given the firm's name and the address of its portal
 * @param exceptUserId an admin who need not be told, because it is about them
 */
export async function tellAdmins(
  { outbox, brands, config }: AdminMailServices,
  tx: AnyTransaction,
  orgId: string,
  mailFor: (organisationName: string, origin: string) => MailRequest,
  exceptUserId: string | null = null,
): Promise<void> {
  const firm = await findFirm(tx, orgId);
  if (firm === undefined) return;
  const brand = await brands.byId(firm.brandId);
  const mail = mailFor(firm.name, brandOrigin(brand, config.publicUrl));
  for (const address of await listAdminAddresses(tx, orgId, exceptUserId)) await outbox.put(tx, brand, address, mail);
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
    (organisationName, origin) => ({
      kind: 'admin-changed',
      change: change.change,
      organisationName,
      person: person.name,
      email: person.email,
      by: change.by,
      changedAt: change.at.toISOString(),
      adminsUrl: `${origin}/settings/admins`,
    }),
    person.userId,
  );
}
