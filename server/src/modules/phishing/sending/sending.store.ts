import type { Language } from '@portal/domain/texts/languages.ts';
import { sql } from 'kysely';
import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';
import { isCustomer } from '../../../database/sandboxes/customers-that-count.ts';

/**
 * Notes what became of mails that were handed over: sent, or refused for good. One that was sent before it could be taken back is
 * delivered all the same.
 */
export async function settleMails(tx: SystemTransaction): Promise<void> {
  await sql`
    update phishing_mails set state = case mail_log.status when 'sent' then 'delivered' else 'bounced' end,
      sent_at = case mail_log.status when 'sent' then mail_log.ended_at end
    from mail_log
    where mail_log.mail_id = phishing_mails.mail_id
      and ((phishing_mails.state = 'queued' and mail_log.status in ('sent', 'failed'))
        or (phishing_mails.state = 'dropped' and phishing_mails.queued_at is not null and mail_log.status = 'sent'))`.execute(
    tx,
  );
}

/** Firms with emails that are due, of those that are neither suspended nor a sandbox. */
export function listFirmsWithDueMails(
  tx: SystemTransaction,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
): Promise<{ orgId: string; brandId: string }[]> {
  return tx
    .selectFrom('organisations')
    .select(['org_id as orgId', 'brand_id as brandId'])
    .where('suspended_at', 'is', null)
    .where(isCustomer())
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('phishing_mails')
          .select('mail_id')
          .whereRef('phishing_mails.org_id', '=', 'organisations.org_id')
          .where('state', '=', 'planned')
          .where('send_at', '<=', now),
      ),
    )
    .$if(after !== null, (query) => query.where('org_id', '>', after))
    .orderBy('org_id')
    .limit(limit)
    .execute();
}

/** Waits until no other process sorts the firm's mails; until this transaction's end, what it reads of them stays true. */
export async function takeTurn(tx: OrgTransaction, orgId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('phishing mails'), hashtext(${orgId}))`.execute(tx);
}

/** When each of these people got their latest mail, or when it was queued for them, of mails since an instant. */
export async function findLastSent(
  tx: OrgTransaction,
  traineeIds: readonly string[],
  since: Date,
): Promise<readonly (readonly [traineeId: string, at: Date])[]> {
  const { rows } = await sql<{ trainee_id: string; at: Date }>`
    select trainee_id, max(coalesce(sent_at, queued_at)) as at from phishing_mails
    where trainee_id = any(${traineeIds}::uuid[]) and state in ('queued', 'delivered')
      and coalesce(sent_at, queued_at) > ${since}
    group by trainee_id`.execute(tx);
  return rows.map((row) => [row.trainee_id, row.at]);
}

/** Due mails that no other process has at work, locked until this transaction has ended. */
export function lockDueMails(tx: OrgTransaction, now: Date, limit: number) {
  return tx
    .selectFrom('phishing_mails')
    .innerJoin('phishing_campaigns', 'phishing_campaigns.campaign_id', 'phishing_mails.campaign_id')
    .innerJoin('trainees', 'trainees.trainee_id', 'phishing_mails.trainee_id')
    .select([
      'mail_id',
      'phishing_mails.campaign_id',
      'phishing_mails.trainee_id',
      'template_id',
      'send_at',
      'trainees.name',
      'trainees.email',
      'trainees.status',
      'ends_on',
      'stopped_at',
    ])
    .where('phishing_mails.state', '=', 'planned')
    .where('send_at', '<=', now)
    .orderBy('send_at')
    .orderBy('mail_id')
    .limit(limit)
    .forUpdate('phishing_mails')
    .skipLocked()
    .execute();
}

export type DueMail = Awaited<ReturnType<typeof lockDueMails>>[number];

/** Notes that mails were put in the queue, with the hashes of their links. */
export async function markQueued(
  tx: OrgTransaction,
  mails: readonly { mailId: string; language: Language; tokenHash: Buffer; trapHash: Buffer }[],
  at: Date,
): Promise<void> {
  await sql`
    update phishing_mails set state = 'queued', queued_at = ${at}, token_hash = mail.token_hash, trap_hash = mail.trap_hash,
      language = mail.language
    from unnest(${mails.map(({ mailId }) => mailId)}::uuid[], ${mails.map(({ tokenHash }) => tokenHash)}::bytea[],
      ${mails.map(({ trapHash }) => trapHash)}::bytea[], ${mails.map(({ language }) => language)}::text[])
      as mail (mail_id, token_hash, trap_hash, language)
    where phishing_mails.mail_id = mail.mail_id`.execute(tx);
}

export async function dropMails(tx: OrgTransaction, mailIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('phishing_mails')
    .set({ state: 'dropped' })
    .where(sql<boolean>`mail_id = any(${mailIds}::uuid[])`)
    .execute();
}

/** Moves mails to another instant each. */
export async function postponeMails(
  tx: OrgTransaction,
  mails: readonly { mailId: string; sendAt: Date }[],
): Promise<void> {
  await sql`
    update phishing_mails set send_at = mail.send_at
    from unnest(${mails.map(({ mailId }) => mailId)}::uuid[], ${mails.map(({ sendAt }) => sendAt)}::timestamptz[])
      as mail (mail_id, send_at)
    where phishing_mails.mail_id = mail.mail_id`.execute(tx);
}

/** Campaigns of a firm with due mails whose domains were not looked at again yet. */
export function listCampaignsToCheck(tx: OrgTransaction, now: Date): Promise<{ campaign_id: string }[]> {
  return tx
    .selectFrom('phishing_campaigns')
    .select('campaign_id')
    .where('proofs_checked_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('phishing_mails')
          .select('mail_id')
          .whereRef('phishing_mails.campaign_id', '=', 'phishing_campaigns.campaign_id')
          .where('state', '=', 'planned')
          .where('send_at', '<=', now),
      ),
    )
    .execute();
}

export async function markProofsChecked(tx: OrgTransaction, campaignIds: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('phishing_campaigns')
    .set({ proofs_checked_at: at })
    .where(sql<boolean>`campaign_id = any(${campaignIds}::uuid[])`)
    .execute();
}
