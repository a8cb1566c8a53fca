import * as calls from '@portal/contract/marketplace/console-marketplace.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { findSavingsText, lockSavingsText, saveSavingsText } from '../savings-text.store.ts';
import { readShippedMarketplace } from '../shipped-offers.ts';
import { setHidden } from './hidden-offers.store.ts';

/** Calls by which staff changes the page itself: what it promises, and which of the offers that come along it shows. */
export const pageCalls: readonly BoundCall<Services>[] = [
  bind(calls.saveSavingsText).to(changeSavingsText),
  bind(calls.hideStandingOffer).to(hideStandingOffer),
];

async function changeSavingsText(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.saveSavingsText>,
  { text, version }: InputOf<typeof calls.saveSavingsText>,
): Promise<AnswerOf<typeof calls.saveSavingsText>> {
  await database.asSystem(async (tx) => {
    await lockSavingsText(tx);
    const before = await findSavingsText(tx);
    if ((before?.version ?? 0) !== version) throw new AppError('CHANGED_ELSEWHERE');
    await saveSavingsText(tx, { savingsText: text, version: version + 1 });
    const details = { before: before?.savingsText ?? null, after: text };
    await auditCaller(tx, caller, clock.now(), { action: 'marketplace-page.changed', subject: text, details });
  });
  return { success: true };
}

async function hideStandingOffer(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.hideStandingOffer>,
  { offerId, isHidden }: InputOf<typeof calls.hideStandingOffer>,
): Promise<AnswerOf<typeof calls.hideStandingOffer>> {
  const offer = readShippedMarketplace('en').offers.find((one) => one.offerId === offerId);
  if (offer === undefined) throw new AppError('NOT_FOUND');
  const at = clock.now();
  await database.asSystem(async (tx) => {
    await setHidden(tx, offerId, isHidden ? at : null);
    const action = isHidden ? 'marketplace-offer.hidden' : 'marketplace-offer.shown-again';
    await auditCaller(tx, caller, at, { action, subject: offer.title, details: { offerId } });
  });
  return { success: true };
}
