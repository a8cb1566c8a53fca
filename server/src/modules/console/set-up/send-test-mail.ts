import type { sendSetUpMail as contract } from '@portal/contract/console/owners/brand-set-up.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { TO_STAFF } from '../../../emails/mail-outbox.ts';
import { senderAddressOf } from '../../../emails/sender-of.ts';
import { auditCaller } from '../../audit/public.ts';
import type { ConsoleServices } from '../console-services.ts';
import { findSetUp, lockSetUp, updateSetUp } from './brand-set-up.store.ts';
import { requireBrand } from './check-set-up.ts';

/** Puts a test email of a brand in the queue, unless this one was, or one from the same sender is on its way and was not refused yet. */
export async function sendTestMail(
  services: ConsoleServices,
  caller: CallerOf<typeof contract>,
  { brandId, mailId }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { database, clock, config, outbox } = services;
  const brand = await requireBrand(services, brandId);
  const from = senderAddressOf(brand, config);
  const sentTo = await database.asSystem(async (tx) => {
    await lockSetUp(tx, brandId);
    const kept = await findSetUp(tx, brandId);
    const isOnItsWay = kept?.mail_status === 'queued' && kept.mail_error === '' && kept.test_mail_from === from;
    if (kept !== undefined && (kept.test_mail_id === mailId || isOnItsWay)) return kept.test_mail_to;
    const to = caller.session.email;
    // The brand's own address may not lead here yet.
    const consoleUrl = `${config.publicUrl}/console/brands/${brandId}`;
    await outbox.put(tx, brand, to, { kind: 'set-up-test', sender: from, consoleUrl }, { ...TO_STAFF, mailId });
    await updateSetUp(tx, brandId, { test_mail_id: mailId, test_mail_to: to, test_mail_from: from });
    const entry = { action: 'brand-set-up.mail-sent', subject: brandId, orgId: null, details: { to, from } };
    await auditCaller(tx, caller, clock.now(), entry);
    return to;
  });
  return { success: true, data: { to: sentTo } };
}
