import type { z } from 'zod';
import { findPromotionsWords, isStanding } from './consents.store.ts';
import { findLead, markDelivered } from './leads.store.ts';
import type { deliverLeadJob, trackUsageJob } from './marketing.kinds.ts';
import type { MarketingServices } from './marketing-services.ts';

type DeliveryServices = Pick<MarketingServices, 'database' | 'clock' | 'leads' | 'log'>;
type TrackingServices = Pick<MarketingServices, 'database' | 'analytics' | 'log'>;

/** Hands a lead on as it stands now; one that was deleted meanwhile stays where it is: nowhere. */
export async function deliverLead(
  { leads, database, clock, log }: DeliveryServices,
  { leadId }: z.output<typeof deliverLeadJob.payload>,
): Promise<void> {
  const found = await database.asSystem(async (tx) => {
    const lead = await findLead(tx, leadId);
    return lead && { lead, words: lead.promotions_opt_in ? await findPromotionsWords(tx, lead.email) : null };
  });
  if (leads === null || found === undefined) return;
  const { lead, words } = found;
  const reason = await leads.deliver({
    email: lead.email,
    firstName: lead.first_name,
    lastName: lead.last_name,
    companyName: lead.company_name,
    jobTitle: lead.job_title,
    phone: lead.phone,
    leadForm: lead.lead_form,
    source: lead.source,
    leadStatus: lead.lead_status,
    promotionsConsent: words,
    pageUri: lead.page_uri,
    pageName: lead.page_name,
    hutk: lead.hutk,
    ip: lead.ip,
    submittedAt: lead.updated_at,
  });
  if (reason === null) await database.onceAsSystem((tx) => markDelivered(tx, leadId, clock.now()));
  else log.error({ reason }, 'a lead was refused for good');
}

/** Hands a usage event on, unless the consent was withdrawn before its turn came. */
export async function trackUsage(
  { analytics, database, log }: TrackingServices,
  event: z.output<typeof trackUsageJob.payload>,
): Promise<void> {
  if (analytics === null || !(await database.onceAsSystem((tx) => isStanding(tx, event.stranger)))) return;
  const reason = await analytics.track(event);
  if (reason !== null) log.error({ reason }, 'a usage event was refused for good');
}
