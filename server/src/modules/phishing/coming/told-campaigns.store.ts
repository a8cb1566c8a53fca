import { type RawBuilder, sql } from 'kysely';

/** A campaign as it is told of; days such as "2026-11-30", times as ISO 8601. */
export type ToldCampaign = {
  readonly campaignId: string;
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly waiting: number;
  readonly delivered: number;
  readonly reported: number;
  /** Null where none has left. */
  readonly lastSentAt: string | null;
};

/** What may come or has just ended is among these; nobody plans that many. */
const TOLD = 20;

/** The firm's latest campaigns that were not stopped, while it has simulations on: one value of a larger statement. */
export function selectToldCampaigns(): RawBuilder<readonly ToldCampaign[]> {
  return sql`(
    select coalesce(jsonb_agg(told order by ends_on), '[]') from (
      select jsonb_build_object('campaignId', campaign_id, 'name', name, 'startsOn', starts_on, 'endsOn', ends_on, 'waiting', waiting,
        'delivered', delivered, 'reported', reported, 'lastSentAt', last_sent_at) as told, ends_on
      from phishing_campaigns, lateral (
        select count(*) filter (where state in ('planned', 'queued')) as waiting,
          count(*) filter (where state = 'delivered') as delivered,
          count(*) filter (where state = 'delivered' and reported_at is not null) as reported, max(sent_at) as last_sent_at
        from phishing_mails where phishing_mails.campaign_id = phishing_campaigns.campaign_id
      ) mails
      where stopped_at is null and exists (select from phishing_settings where is_on)
      order by ends_on desc, campaign_id
      limit ${TOLD}
    ) campaign
  )`;
}
