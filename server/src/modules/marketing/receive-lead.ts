import { randomUUID } from 'node:crypto';
import type { sendLead } from '@portal/contract/marketing/marketing.calls.ts';
import { normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { LEAD_FORM, LEAD_SOURCE, leadFields, leadPage } from '@portal/domain/marketing/lead.ts';
import { marketingConsentText } from '@portal/domain/marketing/marketing-consent.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { auditCaller } from '../audit/public.ts';
import { giveConsent, listStandingConsents } from './consents.store.ts';
import { addLead, saveOwnLead } from './leads.store.ts';
import { deliverLeadJob } from './marketing.kinds.ts';
import type { MarketingServices } from './marketing-services.ts';

/**
 * Keeps a lead: one an address, however often it is sent. A visitor may name any address, so what a visitor sends neither changes a
 * lead nor allows offers; a signed-in person's lead is the one of the own address. The provider's staff is no lead.
 */
export async function receiveLead(
  services: MarketingServices,
  caller: CallerOf<typeof sendLead>,
  { fields, pageURI, pageName, hutk, leadStatus }: InputOf<typeof sendLead>,
): Promise<AnswerOf<typeof sendLead>> {
  const { database, clock, queue, leads } = services;

  const { session, brand, language, ip } = caller;
  if (session?.isStaff === true) return { success: true };
  const given = leadFields(fields);
  const now = clock.now();
  const lead = {
    lead_id: randomUUID(),
    email: session?.email ?? normalizeEmail(given.email ?? ''),
    first_name: given.firstname ?? '',
    last_name: given.lastname ?? '',
    company_name: given.company ?? '',
    job_title: given.jobtitle ?? '',
    phone: given.phone ?? '',
    lead_form: LEAD_FORM,
    source: LEAD_SOURCE,
    lead_status: leadStatus,
    promotions_opt_in: false,
    page_uri: leadPage(pageURI),
    page_name: pageName,
    hutk,
    ip,
    brand_id: brand.brandId,
    created_at: now,
  };
  await database.asSystem(async (tx) => {
    if (session !== null && given.promotions_opt_in === 'true') {
      const text = marketingConsentText('promotions', brand.brandNameLong, sayFor(brand, language));
      const consent = {
        consentId: randomUUID(),
        userId: session.userId,
        kind: 'promotions' as const,
        text,
        language,
        ip,
        at: now,
      };
      if (await giveConsent(tx, consent)) {
        await auditCaller(tx, caller, now, { action: 'consent.promotions-given', subject: session.email });
      }
    }
    const consents = session === null ? [] : await listStandingConsents(tx, session.userId);
    const promotions_opt_in = consents.some(({ kind }) => kind === 'promotions');
    const leadId = await (session === null ? addLead(tx, lead) : saveOwnLead(tx, { ...lead, promotions_opt_in }));
    if (leadId !== null && leads !== null) await queue.enqueue(tx, deliverLeadJob, { leadId });
  });
  return { success: true };
}
