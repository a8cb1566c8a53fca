import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '../../../system/tokens.ts';
import type { FillTools } from '../../../testing/module-samples.ts';

const DAY_MS = 24 * 60 * 60_000;

const domainOf = (marker: string) => `${marker}.example`;

/** A firm with simulations on, a proved domain, a campaign with one mail that has left, and a report. */
export async function fillPhishing(
  { insert, insertOnce }: Pick<FillTools, 'insert' | 'insertOnce'>,
  { orgId, marker }: { orgId: string; marker: string },
  now: Date,
) {
  const ids = {
    phishingDomainId: randomUUID(),
    phishingCampaignId: randomUUID(),
    phishingMailId: randomUUID(),
    phishingToken: newToken(),
    phishingReportToken: newToken(),
  };
  const traineeId = randomUUID();
  const today = now.toISOString().slice(0, 10);
  await insert('trainees', {
    trainee_id: traineeId,
    org_id: orgId,
    email: `target@${domainOf(marker)}`,
    name: marker,
    department: marker,
    started_on: today,
    added_on: today,
    added_at: now,
  });
  await insertOnce('phishing_provider', { checked_at: now, checked_domain: 'notices.example', is_sound: true });
  await insert('phishing_settings', {
    org_id: orgId,
    is_on: true,
    turned_on_at: now,
    turned_on_by: marker,
    shows_names: true,
    report_token_hash: hashToken(ids.phishingReportToken),
    report_link_at: now,
    report_link_by: marker,
  });
  await insert('phishing_domains', {
    domain_id: ids.phishingDomainId,
    org_id: orgId,
    domain: domainOf(marker),
    record_value: marker,
    added_at: now,
    proved_by: 'mail',
    proved_at: now,
    expires_at: new Date(now.getTime() + 300 * DAY_MS),
    code_hash: hashToken(`${ids.phishingDomainId} 123456`),
    code_sent_to: `postmaster@${marker}.example`,
    code_expires_at: new Date(now.getTime() + DAY_MS),
  });
  await insert('phishing_campaigns', {
    campaign_id: ids.phishingCampaignId,
    org_id: orgId,
    name: marker,
    starts_on: today,
    ends_on: new Date(now.getTime() + 2 * DAY_MS).toISOString().slice(0, 10),
    days: 3,
    departments: [],
    templates: [],
    made_by_name: marker,
    made_at: now,
  });
  await insert('phishing_mails', {
    mail_id: ids.phishingMailId,
    org_id: orgId,
    campaign_id: ids.phishingCampaignId,
    trainee_id: traineeId,
    template_id: 'parcel-fee',
    level: 1,
    department: marker,
    state: 'delivered',
    send_at: now,
    queued_at: now,
    sent_at: now,
    token_hash: hashToken(ids.phishingToken),
    trap_hash: hashToken(newToken()),
  });
  await insert('phishing_reports', {
    report_id: randomUUID(),
    org_id: orgId,
    sender: `${marker}@bad.example`,
    subject: marker,
    way: 'page',
    reported_at: now,
  });
  return ids;
}
