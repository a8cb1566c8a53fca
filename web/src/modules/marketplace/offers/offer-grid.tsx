import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CategoryMark } from '../category-mark.tsx';
import { firstSentence } from '../first-sentence.ts';
import { partnerPath } from '../marketplace-path.ts';
import type { Offer, Partner } from '../marketplace-types.ts';
import { OfferBadges } from '../offer-badges.tsx';

type OfferGridProps = { readonly offers: readonly Offer[]; readonly partners: readonly Partner[] };

/** Offers as cards, each leading to its partner. */
export function OfferGrid({ offers, partners }: OfferGridProps) {
  const names = new Map(partners.map(({ partner, name }) => [partner, name]));
  return (
    <ul className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
      {offers.map((offer) => (
        <li key={offer.offerId} className="grid">
          <OfferCard offer={offer} partnerName={names.get(offer.partner) ?? ''} />
        </li>
      ))}
    </ul>
  );
}

function OfferCard({ offer, partnerName }: { readonly offer: Offer; readonly partnerName: string }) {
  return (
    <Card>
      <div className="flex gap-4">
        <CategoryMark category={offer.category} />
        <div className="min-w-0">
          <h3 className="font-semibold tracking-tight">
            <TextLink isStandalone href={partnerPath(offer.partner)}>
              {offer.title}
            </TextLink>
          </h3>
          <p className="mb-2.5 text-ink-soft text-sm">{partnerName}</p>
          <OfferBadges offer={offer} />
        </div>
      </div>
      <p className="mt-3 text-ink-soft text-sm max-tablet:line-clamp-2">{firstSentence(offer.whatItIs)}</p>
    </Card>
  );
}
