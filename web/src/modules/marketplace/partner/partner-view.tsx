import { ExternalLink } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Marketplace, Partner } from '../marketplace-types.ts';
import { partnerView as texts } from './partner.texts.ts';
import { PartnerOffer } from './partner-offer.tsx';

type PartnerViewProps = { readonly market: Marketplace; readonly partner: Partner };

/** A partner with its offers and how to get each of them. */
export function PartnerView({ market, partner }: PartnerViewProps) {
  const offers = market.offers.filter((offer) => offer.partner === partner.partner);
  const names = new Map(market.categories.map(({ id, name }) => [id, name]));
  return (
    <>
      <PageHeading
        before={
          <TextLink isStandalone href="/marketplace">
            {say(texts.marketplace)}
          </TextLink>
        }
        title={partner.name}
        description={partner.summary}
      />
      <p className="wrap-anywhere max-w-3xl whitespace-pre-line text-ink-soft">{partner.about}</p>
      <p className="mt-3 mb-7 text-sm">
        <TextLink isStandalone href={partner.website} target="_blank" rel="noreferrer">
          <span className="inline-flex items-center gap-2">
            <ExternalLink aria-hidden="true" size={16} />
            {URL.parse(partner.website)?.host.replace(/^www\./, '') ?? partner.website}
          </span>
          <span className="sr-only"> {say(texts.opensInANew)}</span>
        </TextLink>
      </p>
      <div className="flex flex-col gap-5 tablet:gap-6">
        {offers.map((offer) => (
          <PartnerOffer
            key={offer.offerId}
            offer={offer}
            partnerName={partner.name}
            categoryName={names.get(offer.category) ?? ''}
          />
        ))}
      </div>
    </>
  );
}
