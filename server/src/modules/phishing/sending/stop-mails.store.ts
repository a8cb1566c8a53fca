import { sql } from 'kysely';
import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../../database/database.ts';
import { withdrawMails } from '../../../emails/mail-log.store.ts';

/** Mails that have not reached the mail server yet: of one campaign, or of the whole firm. */
export async function dropWaiting(tx: OrgTransaction, campaignId: string | null, at: Date): Promise<void> {
  const { rows } = await sql<{ mail_id: string }>`
    update phishing_mails set state = 'dropped'
    where state in ('planned', 'queued') and (${campaignId}::uuid is null or campaign_id = ${campaignId}::uuid)
    returning mail_id`.execute(tx);
  await withdraw(tx, rows, at);
}

/** Takes back all mails of all firms that are on their way to the mail server; planned ones wait. */
export async function dropAllWaiting(tx: SystemTransaction, at: Date): Promise<void> {
  const { rows } = await sql<{ mail_id: string }>`
    update phishing_mails set state = 'dropped' where state = 'queued' returning mail_id`.execute(tx);
  await withdraw(tx, rows, at);
}

/** Takes back what is on its way to people who have left since. */
export async function dropRemovedPeople(tx: SystemTransaction, at: Date): Promise<void> {
  const { rows } = await sql<{ mail_id: string }>`
    update phishing_mails set state = 'dropped' from trainees
    where phishing_mails.state in ('planned', 'queued') and trainees.trainee_id = phishing_mails.trainee_id
      and trainees.status <> 'active'
    returning mail_id`.execute(tx);
  await withdraw(tx, rows, at);
}

const withdraw = (tx: AnyTransaction, rows: readonly { mail_id: string }[], at: Date) =>
  withdrawMails(
    tx,
    rows.map(({ mail_id }) => mail_id),
    at,
  );
