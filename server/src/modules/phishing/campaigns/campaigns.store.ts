import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';
import { placeOfText } from '../../../database/place-of-text.ts';

const COLUMNS = [
  'campaign_id',
  'name',
  'starts_on',
  'ends_on',
  'days',
  'departments',
  'templates',
  'made_by_name',
  'made_at',
  'stopped_at',
] as const;

/** A page of campaigns, the newest first. */
export function listCampaigns(tx: OrgTransaction, { offset, limit }: { offset: number; limit: number }) {
  return tx
    .selectFrom('phishing_campaigns')
    .select(COLUMNS)
    .orderBy('made_at', 'desc')
    .orderBy('campaign_id')
    .offset(offset)
    .limit(limit)
    .execute();
}

export type CampaignRow = Awaited<ReturnType<typeof listCampaigns>>[number];

/** Every campaign, the oldest first. */
export function listAllCampaigns(tx: OrgTransaction): Promise<CampaignRow[]> {
  return tx
    .selectFrom('phishing_campaigns')
    .select(COLUMNS)
    .orderBy('starts_on')
    .orderBy('made_at')
    .orderBy('campaign_id')
    .execute();
}

/** Campaigns whose name holds what was typed, names that begin with it first. */
export function findCampaigns(tx: OrgTransaction, search: string, limit: number): Promise<CampaignRow[]> {
  const inName = placeOfText(sql.ref('name'), search);
  return tx
    .selectFrom('phishing_campaigns')
    .select(COLUMNS)
    .where(sql<boolean>`${inName} > 0`)
    .orderBy(sql`${inName} <> 1`)
    .orderBy('starts_on', 'desc')
    .orderBy('campaign_id')
    .limit(limit)
    .execute();
}

export async function countCampaigns(tx: OrgTransaction): Promise<number> {
  const { total } = await tx
    .selectFrom('phishing_campaigns')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function findCampaign(tx: OrgTransaction, campaignId: string): Promise<CampaignRow | undefined> {
  return tx.selectFrom('phishing_campaigns').select(COLUMNS).where('campaign_id', '=', campaignId).executeTakeFirst();
}

/** A campaign that nobody else changes until this transaction has ended. */
export function lockCampaign(tx: OrgTransaction, campaignId: string): Promise<CampaignRow | undefined> {
  return tx
    .selectFrom('phishing_campaigns')
    .select(COLUMNS)
    .where('campaign_id', '=', campaignId)
    .forUpdate()
    .executeTakeFirst();
}

export type CampaignFields = {
  readonly name: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly days: number;
  readonly departments: string[];
  readonly templates: string[];
};

export async function insertCampaign(
  tx: OrgTransaction,
  campaign: CampaignFields & { org_id: string; campaign_id: string; made_by_name: string; made_at: Date },
): Promise<void> {
  await tx.insertInto('phishing_campaigns').values(campaign).execute();
}

/** Changes a campaign that has not begun; its mails go and are planned anew. */
export async function replanCampaign(tx: OrgTransaction, campaignId: string, fields: CampaignFields): Promise<void> {
  await tx.updateTable('phishing_campaigns').set(fields).where('campaign_id', '=', campaignId).execute();
  await tx.deleteFrom('phishing_mails').where('campaign_id', '=', campaignId).execute();
}

/** Stops a campaign; false where it was stopped already. */
export async function stopCampaign(tx: OrgTransaction, campaignId: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('phishing_campaigns')
    .set({ stopped_at: at })
    .where('campaign_id', '=', campaignId)
    .where('stopped_at', 'is', null)
    .returning('campaign_id')
    .executeTakeFirst();
  return row !== undefined;
}

export type NewMail = {
  readonly mailId: string;
  readonly traineeId: string;
  readonly templateId: string;
  readonly level: number;
  readonly department: string;
  readonly sendAt: Date;
};

/** Plans the mails of a campaign in one statement. */
export async function insertMails(
  tx: OrgTransaction,
  { orgId, campaignId }: { orgId: string; campaignId: string },
  mails: readonly NewMail[],
): Promise<void> {
  await sql`
    insert into phishing_mails (mail_id, org_id, campaign_id, trainee_id, template_id, level, department, send_at)
    select mail_id, ${orgId}, ${campaignId}, trainee_id, template_id, level, department, send_at
    from unnest(${mails.map(({ mailId }) => mailId)}::uuid[], ${mails.map(({ traineeId }) => traineeId)}::uuid[],
      ${mails.map(({ templateId }) => templateId)}::text[], ${mails.map(({ level }) => level)}::int[],
      ${mails.map(({ department }) => department)}::text[], ${mails.map(({ sendAt }) => sendAt)}::timestamptz[])
      as mail (mail_id, trainee_id, template_id, level, department, send_at)`.execute(tx);
}
