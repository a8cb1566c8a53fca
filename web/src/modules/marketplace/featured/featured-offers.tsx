import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useId, useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import type { Offer, Partner } from '../marketplace-types.ts';
import { featuredOffers as texts } from './featured.texts.ts';
import { FeaturedSlide } from './featured-slide.tsx';
import { useAutoplay } from './use-autoplay.ts';

type FeaturedOffersProps = { readonly offers: readonly Offer[]; readonly partners: readonly Partner[] };

/**
 * Featured offers one after the other (WAI-ARIA's carousel pattern): they stand still under the pointer, while the focus is within, for
 * people who want less motion, and when they are told to.
 */
export function FeaturedOffers({ offers, partners }: FeaturedOffersProps) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { index, isPaused, setPaused, show } = useAutoplay(offers.length, isPointed || isFocused);
  const slidesId = useId();
  const names = new Map(partners.map(({ partner, name }) => [partner, name]));
  const isStill = isPaused || isPointed || isFocused;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={say(texts.featuredOffers)}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="mb-7 rounded-box border border-accent-line bg-accent-softer p-5 tablet:p-7"
    >
      <ul id={slidesId} aria-live={isStill ? 'polite' : 'off'} className="grid">
        {offers.map((offer, position) => (
          // All in one place, so that the page does not jump from one to the next.
          <li
            key={offer.offerId}
            aria-roledescription="slide"
            aria-label={say(texts.position, { position: position + 1, total: offers.length })}
            inert={position !== index}
            className={joinClasses('col-start-1 row-start-1', position !== index && 'invisible')}
          >
            <FeaturedSlide offer={offer} partnerName={names.get(offer.partner) ?? ''} />
          </li>
        ))}
      </ul>
      {offers.length > 1 && (
        <div className="mt-5 flex items-center gap-1">
          <IconButton
            label={isPaused ? say(texts.startTheSlideShow) : say(texts.pauseTheSlideShow)}
            icon={isPaused ? <Play aria-hidden="true" size={18} /> : <Pause aria-hidden="true" size={18} />}
            onPress={() => setPaused(!isPaused)}
          />
          <IconButton
            label={say(texts.previousOffer)}
            aria-controls={slidesId}
            icon={<ChevronLeft aria-hidden="true" size={20} />}
            onPress={() => show(index - 1)}
          />
          <IconButton
            label={say(texts.nextOffer)}
            aria-controls={slidesId}
            icon={<ChevronRight aria-hidden="true" size={20} />}
            onPress={() => show(index + 1)}
          />
          <span aria-hidden="true" className="ms-2 text-ink-soft text-sm tabular-nums">
            {index + 1} / {offers.length}
          </span>
        </div>
      )}
    </section>
  );
}
