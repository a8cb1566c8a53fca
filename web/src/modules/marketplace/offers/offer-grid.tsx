import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { firstSentence } from '../first-sentence.ts';
import { partnerPath } from '../marketplace-path.ts';
import type { Offer, Partner } from '../marketplace-types.ts';
import { OfferBadges } from '../offer-badges.tsx';
import { PartnerMark } from '../partner-mark.tsx';

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
    <Card footer={<OfferBadges offer={offer} />}>
      <div className="flex items-start gap-3">
        <PartnerMark name={partnerName} />
        <div className="min-w-0">
          <h3 className="font-semibold tracking-tight">
            <TextLink isStandalone href={partnerPath(offer.partner)}>
              {offer.title}
            </TextLink>
          </h3>
          <p className="text-ink-soft text-sm">{partnerName}</p>
        </div>
      </div>
      <p className="mt-3 text-ink-soft text-sm">{firstSentence(offer.whatItIs)}</p>
    </Card>
  );
}
