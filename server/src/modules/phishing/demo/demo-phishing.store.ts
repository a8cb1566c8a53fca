import { randomUUID } from 'node:crypto';
import type { OrgTransaction } from '../../../database/database.ts';

/** A firm that has simulations on and its domain proved. */
export async function insertDemoFirm(
  tx: OrgTransaction,
  firm: { orgId: string; domain: string; by: string; at: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('phishing_settings')
    .values({ org_id: firm.orgId, is_on: true, turned_on_at: firm.at, turned_on_by: firm.by, shows_names: true })
    .execute();
  await tx
    .insertInto('phishing_domains')
    .values({
      domain_id: randomUUID(),
      org_id: firm.orgId,
      domain: firm.domain,
      record_value: 'training=of-the-demonstration',
      added_at: firm.at,
      proved_by: 'mail',
      proved_at: firm.at,
      expires_at: firm.expiresAt,
    })
    .execute();
}

export type DemoMail = {
  readonly trainee_id: string;
  readonly department: string;
  readonly template_id: string;
  readonly state: 'planned' | 'delivered';
  readonly send_at: Date;
  readonly sent_at?: Date;
  readonly reported_at?: Date;
  readonly clicked_at?: Date;
  readonly further_at?: Date;
  readonly lesson_done_at?: Date;
  readonly robot_at?: Date;
};

/** A campaign with its mails. */
export async function insertDemoCampaign(
  tx: OrgTransaction,
  campaign: { orgId: string; name: string; startsOn: string; endsOn: string; days: number; by: string; at: Date },
  mails: readonly DemoMail[],
): Promise<void> {
  const campaignId = randomUUID();
  const { orgId } = campaign;
  await tx
    .insertInto('phishing_campaigns')
    .values({
      campaign_id: campaignId,
      org_id: orgId,
      name: campaign.name,
      starts_on: campaign.startsOn,
      ends_on: campaign.endsOn,
      days: campaign.days,
      departments: [],
      templates: [],
      made_by_name: campaign.by,
      made_at: campaign.at,
    })
    .execute();
  if (mails.length === 0) return;
  await tx
    .insertInto('phishing_mails')
    .values(
      mails.map((mail) => ({
        ...mail,
        mail_id: randomUUID(),
        org_id: orgId,
        campaign_id: campaignId,
        level: 1,
        reported_by: mail.reported_at === undefined ? null : ('page' as const),
      })),
    )
    .execute();
}
