import { AppError } from '../../call/app-error.ts';
import type { SystemTransaction } from '../../database/database.ts';
import { type OfferOn, readOffersOn } from './offers-on.ts';

/** An offer that can be had, with the name of its partner. */
export type FoundOffer = OfferOn & { readonly partnerName: string };

/**
 * The offer that somebody means, as long as it can be had.
 * @throws AppError OFFER_GONE
 */
export async function findOffer(tx: SystemTransaction, offerId: string, today: string): Promise<FoundOffer> {
  const { offers, partners } = await readOffersOn(tx, today);
  const offer = offers.find((one) => one.offerId === offerId);
  if (offer === undefined) throw new AppError('OFFER_GONE');
  return { ...offer, partnerName: partners.find(({ partner }) => partner === offer.partner)?.name ?? '' };
}
