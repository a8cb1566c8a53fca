import { BadgePercent } from 'lucide-react';
import { EmptyList } from '../../../illustrations/empty-list.tsx';
import { say } from '../../../portal/texts/say.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FeaturedOffers } from '../featured/featured-offers.tsx';
import type { Marketplace } from '../marketplace-types.ts';
import { CategoryLinks } from './category-links.tsx';
import { EarlierCodes } from './earlier-codes.tsx';
import { findOffers } from './find-offers.ts';
import { OfferGrid } from './offer-grid.tsx';
import { OfferSearch } from './offer-search.tsx';
import { offersView as texts } from './offers.texts.ts';
import { useOffersAddress } from './use-offers-address.ts';

/** All offers by category, or those that are looked for; search and category stand in the address. */
export function OffersView({ market }: { readonly market: Marketplace }) {
  const { page, categories, partners, offers, earlierCodes } = market;
  const address = useOffersAddress(categories.map(({ id }) => id));
  const { search, category } = address;
  const found = findOffers(market, address);
  const isWhole = search === '' && category === null;
  const featured = offers.filter(({ isFeatured }) => isFeatured);
  const shown = categories
    .map((one) => ({ ...one, offers: found.filter((offer) => offer.category === one.id) }))
    .filter((one) => one.offers.length > 0);
  return (
    <>
      <PageHeading
        title={page.heading}
        description={page.introduction}
        action={
          page.savingsText !== null && (
            <p className="flex items-center gap-2 rounded-full bg-success-soft px-4 py-2 font-semibold text-success-ink">
              <BadgePercent aria-hidden="true" size={20} />
              <span>
                {say.parts(texts.save, {
                  savings: page.savingsText,
                  amount: (words) => <span key="amount">{words}</span>,
                })}
              </span>
            </p>
          )
        }
      />
      {isWhole && featured.length > 0 && <FeaturedOffers offers={featured} partners={partners} />}
      <OfferSearch key={search} search={search} onFind={address.find} />
      <CategoryLinks categories={categories} offers={offers} selected={category} />
      <p role="status" className="sr-only">
        {say(texts.found, { count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState
          title={say(texts.noneFound)}
          illustration={<EmptyList />}
          action={
            <LinkButton variant="soft" href="/marketplace">
              {say(texts.showAllOffers)}
            </LinkButton>
          }
        >
          {say(texts.tryASingleWord)}
        </EmptyState>
      )}
      <div className="flex flex-col gap-9">
        {shown.map((one) => (
          <section key={one.id} aria-labelledby={`category-${one.id}`}>
            <h2 id={`category-${one.id}`} className="font-semibold text-xl tracking-tight">
              {one.name}
            </h2>
            <p className="mt-0.5 mb-4 text-ink-soft">{one.description}</p>
            <OfferGrid offers={one.offers} partners={partners} />
          </section>
        ))}
        {isWhole && earlierCodes.length > 0 && <EarlierCodes codes={earlierCodes} />}
      </div>
    </>
  );
}
