import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';

/** What figures are made of, of these campaigns. */
export function listCountedMails(tx: OrgTransaction, campaignIds: readonly string[]) {
  return tx
    .selectFrom('phishing_mails')
    .innerJoin('trainees', 'trainees.trainee_id', 'phishing_mails.trainee_id')
    .select([
      'campaign_id',
      'template_id',
      'phishing_mails.department',
      'trainees.roles',
      'state',
      'send_at',
      'sent_at as sentAt',
      'reported_at as reportedAt',
      'clicked_at as clickedAt',
      'further_at as furtherAt',
      'lesson_done_at as lessonDoneAt',
      'robot_at as robotAt',
    ])
    .where(sql<boolean>`campaign_id = any(${campaignIds}::uuid[])`)
    .orderBy('send_at')
    .execute();
}

export type CountedRow = Awaited<ReturnType<typeof listCountedMails>>[number];

/** The same of all mails that were sent since an instant. */
export function listMailsSince(tx: OrgTransaction, since: Date) {
  return tx
    .selectFrom('phishing_mails')
    .select([
      'state',
      'sent_at as sentAt',
      'reported_at as reportedAt',
      'clicked_at as clickedAt',
      'further_at as furtherAt',
      'lesson_done_at as lessonDoneAt',
      'robot_at as robotAt',
    ])
    .where('state', '=', 'delivered')
    .where('sent_at', '>=', since)
    .orderBy('sent_at')
    .execute();
}

/** The people of a campaign with what became of their mails. */
export function listPeopleOfCampaign(tx: OrgTransaction, campaignId: string) {
  return tx
    .selectFrom('phishing_mails')
    .innerJoin('trainees', 'trainees.trainee_id', 'phishing_mails.trainee_id')
    .select([
      'name',
      'email',
      'phishing_mails.department',
      'template_id',
      'state',
      'sent_at',
      'reported_at',
      'clicked_at',
      'lesson_done_at',
    ])
    .where('campaign_id', '=', campaignId)
    .orderBy('name')
    .orderBy('email')
    .execute();
}

/** Everybody who was planned in these campaigns, with what became of each mail, by name. */
export function listPeopleOfCampaigns(tx: OrgTransaction, campaignIds: readonly string[]) {
  return tx
    .selectFrom('phishing_mails')
    .innerJoin('trainees', 'trainees.trainee_id', 'phishing_mails.trainee_id')
    .select([
      'phishing_mails.trainee_id as traineeId',
      'trainees.name',
      'trainees.email',
      'trainees.department',
      'phishing_mails.state',
      'sent_at as sentAt',
      'reported_at as reportedAt',
      'clicked_at as clickedAt',
      'further_at as furtherAt',
      'lesson_done_at as lessonDoneAt',
      'robot_at as robotAt',
    ])
    .where(sql<boolean>`campaign_id = any(${campaignIds}::uuid[])`)
    .orderBy('trainees.name')
    .orderBy('trainees.email')
    .execute();
}

export type HistoryRow = {
  readonly trainee_id: string;
  readonly template_id: string;
  readonly clicked: boolean;
  readonly reported: boolean;
};

/** All that people ever got, the oldest first; without the mails of one campaign that is planned anew. */
export async function listHistory(tx: OrgTransaction, without: string | null): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select trainee_id, template_id, clicked_at is not null as clicked, reported_at is not null as reported
    from phishing_mails
    where state in ('planned', 'queued', 'delivered') and (${without}::uuid is null or campaign_id <> ${without}::uuid)
    order by send_at`.execute(tx);
  return rows;
}

/** Whether a campaign has begun: one of its mails has left, was dropped, or is due. */
export async function hasBegun(tx: OrgTransaction, campaignId: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('phishing_mails')
    .select('mail_id')
    .where('campaign_id', '=', campaignId)
    .where(({ or, eb }) => or([eb('state', '<>', 'planned'), eb('send_at', '<=', now)]))
    .executeTakeFirst();
  return row !== undefined;
}
