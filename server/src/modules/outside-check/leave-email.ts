import { randomUUID } from 'node:crypto';
import type { leaveCheckEmail } from '@portal/contract/outside-check/outside-check.calls.ts';
import { CHECK_LEAD_DAYS, checkConsentText } from '@portal/domain/outside-check/check-consent.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { hashToken } from '../../system/tokens.ts';
import { countOf } from './check-counts.store.ts';
import { addCheckLead } from './check-leads.store.ts';
import { findOwnCheck } from './checks.store.ts';
import type { OutsideCheckServices } from './outside-check-services.ts';
import { requireSwitchedOn } from './require-switched-on.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Keeps an address that somebody leaves after a check, with the words that they agreed to. One address and domain is one lead, whoever
 * leaves it how often; nobody is told whether it was there.
 */
export async function leaveEmail(
  { database, clock }: OutsideCheckServices,
  caller: CallerOf<typeof leaveCheckEmail>,
  { checkId, email }: InputOf<typeof leaveCheckEmail>,
): Promise<AnswerOf<typeof leaveCheckEmail>> {
  requireSwitchedOn(caller);
  const now = clock.now();
  const browserHash = hashToken(caller.preSessionId);
  await database.asSystem(async (tx) => {
    const check = await findOwnCheck(tx, { checkId, browserHash, now });
    if (check === undefined) throw new AppError('NOT_FOUND');
    const { host: domain, channel } = check;
    const { brandId, brandNameLong } = caller.brand;
    const isNew = await addCheckLead(tx, {
      lead_id: randomUUID(),
      email,
      domain,
      brand_id: brandId,
      channel,
      consent_text: checkConsentText(brandNameLong, sayFor(caller.brand, caller.language)),
      left_at: now,
      expires_at: new Date(now.getTime() + CHECK_LEAD_DAYS * DAY_MS),
    });
    if (isNew) await countOf(tx, 'leads', { onDay: now.toISOString().slice(0, 10), brandId, channel });
  });
  return { success: true };
}
