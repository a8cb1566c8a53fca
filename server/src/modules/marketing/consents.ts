import { randomUUID } from 'node:crypto';
import type { changeMarketingConsent, readMarketingConsents } from '@portal/contract/marketing/marketing.calls.ts';
import { marketingConsentText } from '@portal/domain/marketing/marketing-consent.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { auditCaller } from '../audit/public.ts';
import { giveConsent, listStandingConsents, type StandingConsent, takeBackConsent } from './consents.store.ts';
import { markPromotions } from './leads.store.ts';
import { deliverLeadJob } from './marketing.kinds.ts';
import type { MarketingServices } from './marketing-services.ts';

/** Tells what the caller has allowed. */
export async function readConsents(
  { database }: MarketingServices,
  { session }: CallerOf<typeof readMarketingConsents>,
): Promise<AnswerOf<typeof readMarketingConsents>> {
  const standing = await database.onceAsSystem((tx) => listStandingConsents(tx, session.userId));
  return { success: true, data: viewOf(standing) };
}

/** Allows something or takes it back, with time and words; offers are noted on the person's lead too. */
export async function changeConsent(
  services: MarketingServices,
  caller: CallerOf<typeof changeMarketingConsent>,
  { kind, agrees }: InputOf<typeof changeMarketingConsent>,
): Promise<AnswerOf<typeof changeMarketingConsent>> {
  const { database, clock, queue, leads } = services;

  const { userId, email } = caller.session;
  const now = clock.now();
  const standing = await database.asSystem(async (tx) => {
    const { brand, language, ip } = caller;
    const text = marketingConsentText(kind, brand.brandNameLong, sayFor(brand, language));
    const isChanged = agrees
      ? await giveConsent(tx, { consentId: randomUUID(), userId, kind, text, language, ip, at: now })
      : await takeBackConsent(tx, userId, kind, now);
    if (isChanged) {
      const action = `consent.${kind}-${agrees ? 'given' : 'taken-back'}`;
      await auditCaller(tx, caller, now, { action, subject: email });
    }
    const leadId = kind === 'promotions' ? await markPromotions(tx, email, agrees, now) : null;
    if (leadId !== null && leads !== null) await queue.enqueue(tx, deliverLeadJob, { leadId });
    return listStandingConsents(tx, userId);
  });
  return { success: true, data: viewOf(standing) };
}

function viewOf(standing: readonly StandingConsent[]) {
  const since = (wanted: StandingConsent['kind']) =>
    standing.find(({ kind }) => kind === wanted)?.at.toISOString() ?? null;
  return { usageAgreedAt: since('usage'), promotionsAgreedAt: since('promotions') };
}
