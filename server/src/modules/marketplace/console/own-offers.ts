import { randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/marketplace/console-marketplace.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { AppError } from '../../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../../call/bind-call.ts';
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

const MAX_OFFERS = 500;

/** Calls by which staff looks after the provider's own offers. */
export const offerCalls: readonly BoundCall<Services>[] = [
  bind(calls.saveOffer).to(saveOffer),
  bind(calls.publishOffer).to(publishOffer),
  bind(calls.deleteOffer).to(deleteOffer),
];

async function saveOffer(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.saveOffer>,
  { offerId: given, version, ...fields }: InputOf<typeof calls.saveOffer>,
): Promise<AnswerOf<typeof calls.saveOffer>> {
  const at = clock.now();
  requireDays(fields);
  const offerId = given ?? randomUUID();
  await database.asSystem(async (tx) => {
    if ((await lockPartner(tx, fields.partnerId)) === undefined)
      throw new AppError('PARTNER_UNKNOWN', { field: 'partnerId' });
    if (given === null) {
      if ((await countOffers(tx)) >= MAX_OFFERS)
        throw new AppError('MARKETPLACE_LIMIT', { values: { maximum: MAX_OFFERS } });
      await insertOffer(tx, offerId, fields, at);
    } else {
      requireVersion(await lockOffer(tx, offerId), version);
      await updateOffer(tx, offerId, version + 1, fields);
    }
    const action = given === null ? 'marketplace-offer.created' : 'marketplace-offer.changed';
    await auditCaller(tx, caller, at, { action, subject: fields.title, details: { offerId, ...fields } });
  });
  return { success: true, data: { offerId } };
}

async function publishOffer(
  { database, clock, brands }: Services,
  caller: CallerOf<typeof calls.publishOffer>,
  { offerId, version, isPublished }: InputOf<typeof calls.publishOffer>,
): Promise<AnswerOf<typeof calls.publishOffer>> {
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
}

async function deleteOffer(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.deleteOffer>,
  { offerId }: InputOf<typeof calls.deleteOffer>,
): Promise<AnswerOf<typeof calls.deleteOffer>> {
  await database.asSystem(async (tx) => {
    const offer = await lockOffer(tx, offerId);
    if (offer === undefined) throw new AppError('NOT_FOUND');
    if (offer.published_at !== null) throw new AppError('OFFER_IS_PUBLISHED');
    await removeOffer(tx, offerId);
    const what = { action: 'marketplace-offer.deleted', subject: offer.title, details: { offerId } };
    await auditCaller(tx, caller, clock.now(), what);
  });
  return { success: true };
}

function requireDays({ validFrom, validUntil }: Pick<OfferFields, 'validFrom' | 'validUntil'>): void {
  if (validFrom !== null && validUntil !== null && validUntil < validFrom)
    throw new AppError('OFFER_DAYS_REVERSED', { field: 'validUntil' });
}
