import { say } from '../../../portal/texts/say.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { CategoryMark } from '../category-mark.tsx';
import { firstSentence } from '../first-sentence.ts';
import { partnerPath } from '../marketplace-path.ts';
import type { Offer } from '../marketplace-types.ts';
import { OfferBadges } from '../offer-badges.tsx';
import { featuredSlide as texts } from './featured.texts.ts';

type FeaturedSlideProps = { readonly offer: Offer; readonly partnerName: string };

export function FeaturedSlide({ offer, partnerName }: FeaturedSlideProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
      <div className="min-w-0 max-w-3xl flex-1 basis-72">
        <div className="mb-3 flex items-center gap-3">
          <CategoryMark category={offer.category} />
          <p className="font-semibold text-accent-ink text-sm">{partnerName}</p>
        </div>
        <h2 className="font-semibold text-xl tracking-tight tablet:text-2xl">{offer.title}</h2>
        <p className="mt-1.5 text-ink-soft">{firstSentence(offer.whatItIs)}</p>
        <div className="mt-3">
          <OfferBadges offer={offer} />
        </div>
      </div>
      <LinkButton variant="secondary" href={partnerPath(offer.partner)}>
        {say.parts(texts.seeTheOffer, {
          partnerName,
          span: (words) => (
            <span key="span" className="sr-only">
              {words}
            </span>
          ),
        })}
      </LinkButton>
    </div>
  );
}
