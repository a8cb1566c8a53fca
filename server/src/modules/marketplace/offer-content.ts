import type { OfferContent } from '@portal/contract/marketplace/marketplace.schemas.ts';
import type { OfferRow, PartnerRow } from './offers.store.ts';
import type { Partner } from './shipped-offers.ts';

/** What an offer of the provider's own says. */
export function offerContentOf(row: OfferRow): OfferContent {
  return {
    category: row.category,
    title: row.title,
    whatItIs: row.what_it_is,
    forWhom: row.for_whom,
    savingsText: row.savings_text,
    savingsPercent: row.savings_percent,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    howToRedeem: [...row.how_to_redeem],
    terms: row.terms,
    link: row.link,
    isCommission: row.is_commission,
    isFeatured: row.is_featured,
  };
}

/** A partner of the provider's own as everybody sees it. */
export function partnerOf(row: PartnerRow): Partner {
  return { partner: row.slug, name: row.name, summary: row.summary, about: row.about, website: row.website };
}
