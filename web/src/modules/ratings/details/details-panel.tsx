import { PLACEHOLDER_RATING, ratingBand } from '@portal/domain/ratings/rating-bands.ts';
import { useEffect, useRef } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { Blurred } from '../blurred.tsx';
import { currentRating } from '../current-rating.ts';
import { GradeBadge } from '../grade-badge.tsx';
import { vectorPath } from '../ratings-path.ts';
import type { RatingData, VectorSlug } from '../ratings-types.ts';
import { VectorMarksNote } from '../vector-marks-note.tsx';
import { VectorName } from '../vector-name.tsx';
import { vectorsByCategory } from '../vectors-by-category.ts';
import { detailsPanel as texts } from './details.texts.ts';

type DetailsPanelProps = {
  readonly rating: RatingData;
  readonly isKnown: boolean;
  /** The vector that is being read. */
  readonly inView: VectorSlug | null;
  readonly onChosen?: (() => void) | undefined;
};

/** The current rating and the vectors by category; each leads to its section. */
export function DetailsPanel({ rating, isKnown, inView, onChosen }: DetailsPanelProps) {
  const current = isKnown ? currentRating(rating) : null;
  const shown = current?.rating ?? PLACEHOLDER_RATING;
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where the panel is longer than the window, it follows the page; the page itself must not move.
    const panel = list.current?.closest('aside');
    const row = list.current?.querySelector('[aria-current]')?.closest('li');
    if (inView === null || !panel || !row) return;
    const [outer, inner] = [panel.getBoundingClientRect(), row.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      panel.scrollTop += inner.top - outer.top - outer.height / 2;
  }, [inView]);
  return (
    <>
      <p className="text-ink-soft text-sm">
        {current === null
          ? say.parts(texts.currentRatingUnknown, {
              span: (words) => (
                <span key="span" className="sr-only">
                  {words}
                </span>
              ),
            })
          : say(texts.currentRating)}
      </p>
      <Blurred isBlurred={current === null}>
        <p className="mb-4 flex items-baseline gap-3">
          <span className="font-semibold text-4xl tabular-nums tracking-tight">{shown}</span>
          <span className="text-ink-soft">{say(ratingBand(shown).name)}</span>
        </p>
      </Blurred>
      <nav ref={list} aria-label={say(texts.riskVectors)} className="flex flex-col gap-4">
        {vectorsByCategory(rating.rating_details).map(({ name, vectors }) => (
          <div key={name}>
            <p className="mb-1 font-semibold text-sm">{name}</p>
            <ul>
              {vectors.map(({ slug, detail }) => (
                <li
                  key={slug}
                  className={`flex min-h-9 items-center justify-between gap-3 rounded-inner px-2 text-sm ${slug === inView ? 'bg-accent-soft' : ''}`}
                >
                  <TextLink
                    isStandalone
                    href={vectorPath(slug)}
                    {...(onChosen ? { onPress: onChosen } : {})}
                    {...(slug === inView ? { 'aria-current': 'location' } : {})}
                  >
                    <VectorName detail={detail} />
                  </TextLink>
                  <GradeBadge detail={detail} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="mt-4 border-line border-t pt-3">
        <VectorMarksNote />
      </div>
    </>
  );
}
