import { randomUUID } from 'node:crypto';
import type { connectOwner } from '../../../server/src/database/pools.ts';

type Client = Awaited<ReturnType<typeof connectOwner>>;

export const PEOPLE = 40;
/** The provider's domain that simulated mails come from. */
export const SENDER = 'notices.example';
const FIRM = 'lark.example';

/** Writes a firm with simulations on, a proved domain, and a campaign whose mails are all planned for one morning. */
export async function fillCampaign(client: Pick<Client, 'query'>, at: string): Promise<void> {
  const [orgId, campaignId] = [randomUUID(), randomUUID()];
  const day = at.slice(0, 10);
  const run = (text: string, values: readonly unknown[] = []) => client.query(text, [...values]);
  await run(
    `insert into organisations (org_id, brand_id, company_name, number_of_employees, industry, plan_id, subscription_status, created_at)
     values ($1, 'default', 'Lark Bakery', '11-20', 'RETAIL', 'basic', 'ACTIVE', $2)`,
    [orgId, at],
  );
  await run(
    `insert into phishing_provider (checked_at, checked_domain, is_sound) values ($1, $2, true)
     on conflict (is_only) do update set checked_at = $1, checked_domain = $2, is_sound = true`,
    [at, SENDER],
  );
  await run('insert into phishing_settings (org_id, is_on) values ($1, true)', [orgId]);
  await run(
    `insert into phishing_domains (domain_id, org_id, domain, record_value, added_at, proved_by, proved_at, expires_at)
     values ($1, $2, $3, '', $4, 'mail', $4, $4::timestamptz + interval '300 days')`,
    [randomUUID(), orgId, FIRM, at],
  );
  await run(
    `insert into trainees (trainee_id, org_id, email, name, department, started_on, added_on, added_at)
     select gen_random_uuid(), $1, 'person' || index || '@' || $2::text, 'Ann Lee', '', $3, $3, $4
     from generate_series(1, $5::int) as index`,
    [orgId, FIRM, day, at, PEOPLE],
  );
  await run(
    `insert into phishing_campaigns (campaign_id, org_id, name, starts_on, ends_on, days, made_by_name, made_at)
     values ($1, $2, 'First', $3, $3, 1, 'Dana Reyes', $4)`,
    [campaignId, orgId, day, at],
  );
  await run(
    `insert into phishing_mails (mail_id, org_id, campaign_id, trainee_id, template_id, level, department, send_at)
     select gen_random_uuid(), $1, $2, trainee_id, 'parcel-fee', 1, '', $3 from trainees where org_id = $1`,
    [orgId, campaignId, at],
  );
}
