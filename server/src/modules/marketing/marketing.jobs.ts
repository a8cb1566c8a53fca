import { USAGE_EVENTS } from '@portal/domain/marketing/usage-events.ts';
import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-queue.ts';
import type { AnalyticsPort } from '../../providers/analytics/analytics-port.ts';
import type { LeadsPort } from '../../providers/leads/leads-port.ts';
import type { Services } from '../../services.ts';
import { findPromotionsWords, isStanding } from './consents.store.ts';
import { findLead, markDelivered } from './leads.store.ts';

type JobServices = Pick<Services, 'database' | 'clock'> & {
  /** Hears why something was refused for good. */
  readonly onRefused: (reason: string) => void;
};

const leadJob = z.object({ leadId: z.uuid() });

/** Hands a lead on as it stands now; one that was deleted meanwhile stays where it is: nowhere. */
export function createDeliverLeadJob(leads: LeadsPort | null, { database, clock, onRefused }: JobServices): JobHandler {
  return async (data) => {
    const { leadId } = leadJob.parse(data);
    const found = await database.asSystem(async (tx) => {
      const lead = await findLead(tx, leadId);
      return lead && { lead, words: lead.promotions_opt_in ? await findPromotionsWords(tx, lead.email) : null };
    });
    if (leads === null || found === undefined) return;
    const { lead, words } = found;
    const refusal = await leads.deliver({
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
    if (refusal !== null) onRefused(refusal);
    else await database.asSystem((tx) => markDelivered(tx, leadId, clock.now()));
  };
}

const usageJob = z.object({
  name: z.enum(USAGE_EVENTS),
  at: z.iso.datetime().transform((text) => new Date(text)),
  stranger: z.uuid(),
  brandId: z.string(),
});

/** Hands a usage event on, unless the consent was taken back before its turn came. */
export function createTrackUsageJob(analytics: AnalyticsPort | null, { database, onRefused }: JobServices): JobHandler {
  return async (data) => {
    const event = usageJob.parse(data);
    if (analytics === null || !(await database.asSystem((tx) => isStanding(tx, event.stranger)))) return;
    const refusal = await analytics.track(event);
    if (refusal !== null) onRefused(refusal);
  };
}
