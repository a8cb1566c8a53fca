import type { readConsoleMarketplace } from '@portal/contract/marketplace/console-marketplace.calls.ts';
import { isOfferOn } from '@portal/domain/marketplace/is-offer-on.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Handler } from '../../../http/bind-call.ts';
import type { Services } from '../../../services.ts';
import { listHiddenOffers, listOfferRows, listPartnerRows, type OfferRow } from '../offers.store.ts';
import { readOffersOn } from '../offers-on.ts';
import { findSavingsText } from '../savings-text.store.ts';
import { readShippedMarketplace } from '../shipped-offers.ts';
import { countInterests } from './interests.store.ts';

/** Everything that staff can change, with what became of it. */
export function createReadConsoleMarketplace({
  database,
  clock,
  brands,
}: Services): Handler<typeof readConsoleMarketplace> {
  return async () => {
    const shipped = readShippedMarketplace();
    const today = dayOf(clock.now(), brands.default.timeZone);
    const data = await database.asSystem(async (tx) => {
      const partners = await listPartnerRows(tx);
      const names = new Map(partners.map((row) => [row.partner_id, row.name]));
      const offers = await listOfferRows(tx);
      const hidden = new Set(await listHiddenOffers(tx));
      const interested = await countInterests(tx);
      const set = await findSavingsText(tx);
      const { savingsText: shown } = await readOffersOn(tx, today);
      const shippedNames = new Map(shipped.partners.map(({ partner, name }) => [partner, name]));
      return {
        savings: { text: set?.savingsText ?? shipped.page.savingsText, version: set?.version ?? 0, shown },
        categories: shipped.page.categories.map(({ id, name }) => ({ id, name })),
        partners: partners.map((row) => ({
          partnerId: row.partner_id,
          partner: row.slug,
          name: row.name,
          summary: row.summary,
          about: row.about,
          website: row.website,
          version: row.version,
          offers: offers.filter((offer) => offer.partner_id === row.partner_id).length,
        })),
        offers: offers.map((row) => ({
          ...viewOf(row, today),
          partnerName: names.get(row.partner_id) ?? '',
          interested: interested.get(row.offer_id) ?? 0,
        })),
        standing: shipped.offers.map(({ offerId, title, partner }) => ({
          offerId,
          title,
          partnerName: shippedNames.get(partner) ?? '',
          isHidden: hidden.has(offerId),
          interested: interested.get(offerId) ?? 0,
        })),
      };
    });
    return { success: true, data };
  };
}

function viewOf(row: OfferRow, today: string) {
  const days = { validFrom: row.valid_from, validUntil: row.valid_until };
  const isPublished = row.published_at !== null;
  const isOver = row.valid_until !== null && row.valid_until < today;
  const state = !isPublished ? 'draft' : isOver ? 'over' : isOfferOn(days, today) ? 'on' : 'planned';
  return {
    ...days,
    offerId: row.offer_id,
    partnerId: row.partner_id,
    category: row.category,
    title: row.title,
    whatItIs: row.what_it_is,
    forWhom: row.for_whom,
    savingsText: row.savings_text,
    savingsPercent: row.savings_percent,
    howToRedeem: [...row.how_to_redeem],
    terms: row.terms,
    link: row.link,
    isCommission: row.is_commission,
    isFeatured: row.is_featured,
    state: state as 'draft' | 'planned' | 'on' | 'over',
    isPublished,
    version: row.version,
    codes: row.codes,
    codesLeft: row.codes_left,
  };
}
