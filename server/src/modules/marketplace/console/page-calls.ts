import * as calls from '@portal/contract/marketplace/console-marketplace.calls.ts';
import { AppError } from '../../../http/app-error.ts';
import { type BoundCall, bind } from '../../../http/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { findSavingsText, lockSavingsText, saveSavingsText } from '../savings-text.store.ts';
import { readShippedMarketplace } from '../shipped-offers.ts';
import { setHidden } from './hidden-offers.store.ts';

/** Calls by which staff changes the page itself: what it promises, and which of the offers that come along it shows. */
export function pageCalls({ database, clock }: Services): BoundCall[] {
  return [
    bind(calls.saveSavingsText).to(async (caller, { text, version }) => {
      await database.asSystem(async (tx) => {
        await lockSavingsText(tx);
        const before = await findSavingsText(tx);
        if ((before?.version ?? 0) !== version) throw new AppError('CHANGED_ELSEWHERE');
        await saveSavingsText(tx, { savingsText: text, version: version + 1 });
        const details = { before: before?.savingsText ?? null, after: text };
        await auditCaller(tx, caller, clock.now(), { action: 'marketplace-page.changed', subject: text, details });
      });
      return { success: true };
    }),

    bind(calls.hideStandingOffer).to(async (caller, { offerId, isHidden }) => {
      const offer = readShippedMarketplace().offers.find((one) => one.offerId === offerId);
      if (offer === undefined) throw new AppError('NOT_FOUND');
      const at = clock.now();
      await database.asSystem(async (tx) => {
        await setHidden(tx, offerId, isHidden ? at : null);
        const action = isHidden ? 'marketplace-offer.hidden' : 'marketplace-offer.shown-again';
        await auditCaller(tx, caller, at, { action, subject: offer.title, details: { offerId } });
      });
      return { success: true };
    }),
  ];
}
