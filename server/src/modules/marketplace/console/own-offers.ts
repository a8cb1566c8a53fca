import { randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/marketplace/console-marketplace.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { AppError } from '../../../http/app-error.ts';
import { type BoundCall, bind } from '../../../http/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import {
  countOffers,
  insertOffer,
  lockOffer,
  type OfferFields,
  removeOffer,
  setPublished,
  updateOffer,
} from './own-offers.store.ts';
import { lockPartner } from './partners.store.ts';
import { requireVersion } from './require-version.ts';

const MOST_OFFERS = 500;

/** Calls by which staff looks after the provider's own offers. */
export function offerCalls({ database, clock, brands }: Services): BoundCall[] {
  return [
    bind(calls.saveOffer).to(async (caller, { offerId: given, version, ...fields }) => {
      const at = clock.now();
      requireDays(fields);
      const offerId = given ?? randomUUID();
      await database.asSystem(async (tx) => {
        if ((await lockPartner(tx, fields.partnerId)) === undefined)
          throw new AppError('PARTNER_UNKNOWN', { field: 'partnerId' });
        if (given === null) {
          if ((await countOffers(tx)) >= MOST_OFFERS)
            throw new AppError('MARKETPLACE_LIMIT', { values: { maximum: MOST_OFFERS } });
          await insertOffer(tx, offerId, fields, at);
        } else {
          requireVersion(await lockOffer(tx, offerId), version);
          await updateOffer(tx, offerId, version + 1, fields);
        }
        const action = given === null ? 'marketplace-offer.created' : 'marketplace-offer.changed';
        await auditCaller(tx, caller, at, { action, subject: fields.title, details: { offerId, ...fields } });
      });
      return { success: true, data: { offerId } };
    }),

    bind(calls.publishOffer).to(async (caller, { offerId, version, isPublished }) => {
      const at = clock.now();
      await database.asSystem(async (tx) => {
        const { valid_until: lastDay, title } = requireVersion(await lockOffer(tx, offerId), version);
        if (isPublished && lastDay !== null && lastDay < dayOf(at, brands.default.timeZone))
          throw new AppError('OFFER_HAS_ENDED', { field: 'validUntil' });
        await setPublished(tx, offerId, version + 1, isPublished ? at : null);
        const action = isPublished ? 'marketplace-offer.published' : 'marketplace-offer.withdrawn';
        await auditCaller(tx, caller, at, { action, subject: title, details: { offerId } });
      });
      return { success: true };
    }),

    bind(calls.deleteOffer).to(async (caller, { offerId }) => {
      await database.asSystem(async (tx) => {
        const offer = await lockOffer(tx, offerId);
        if (offer === undefined) throw new AppError('NOT_FOUND');
        if (offer.published_at !== null) throw new AppError('OFFER_IS_PUBLISHED');
        await removeOffer(tx, offerId);
        const what = { action: 'marketplace-offer.deleted', subject: offer.title, details: { offerId } };
        await auditCaller(tx, caller, clock.now(), what);
      });
      return { success: true };
    }),
  ];
}

function requireDays({ validFrom, validUntil }: Pick<OfferFields, 'validFrom' | 'validUntil'>): void {
  if (validFrom !== null && validUntil !== null && validUntil < validFrom)
    throw new AppError('OFFER_DAYS_REVERSED', { field: 'validUntil' });
}
