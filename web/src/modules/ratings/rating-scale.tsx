import { RATING_BANDS, RATING_SCALE, ratingBand } from '@portal/domain/ratings/rating-bands.ts';
import { say } from '../../portal/texts/say.ts';
import { ratingScale as texts } from './ratings.texts.ts';

const WIDTH = RATING_SCALE.greatest - RATING_SCALE.least;
const share = (from: number, to: number) => `${((to - from) / WIDTH) * 100}%`;
/** So near an end, in parts of the scale, a label would stick out. */
const NEAR_END = 0.16;

type RatingScaleProps = {
  readonly rating: number | null;
  readonly industryAverage: number | null;
};

/** The scale from 250 to 900 with its three bands, where the firm is on it, and where its industry is. */
export function RatingScale({ rating, industryAverage }: RatingScaleProps) {
  return (
    <figure>
      <div role="img" aria-label={inWords(rating, industryAverage)}>
        {rating !== null && (
          <div className="rating-marks">
            <Mark at={rating} side="above" label={say(texts.you, { rating })} />
          </div>
        )}
        <div className="flex h-4 gap-0.5 overflow-hidden rounded-full forced-color-adjust-none">
          {RATING_BANDS.map(({ key, from, to, colour }) => (
            <span key={key} style={{ width: share(from, to), backgroundColor: colour }} />
          ))}
        </div>
        {industryAverage !== null && (
          <div className="rating-marks">
            <Mark at={industryAverage} side="below" label={say(texts.average, { average: industryAverage })} />
          </div>
        )}
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-x-6 gap-y-1.5 text-ink-soft text-sm">
        {RATING_BANDS.map(({ key, name, from, to, colour }) => (
          <span key={key} className="inline-flex items-center gap-2 whitespace-nowrap">
            <svg width="10" height="10" aria-hidden="true">
              <circle cx="5" cy="5" r="5" fill={colour} />
            </svg>
            {say(name)} {from}–{to}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

type MarkProps = { readonly at: number; readonly side: 'above' | 'below'; readonly label: string };

function Mark({ at, side, label }: MarkProps) {
  const place = (at - RATING_SCALE.least) / WIDTH;
  const end = place < NEAR_END ? 'left' : place > 1 - NEAR_END ? 'right' : undefined;
  const isAbove = side === 'above';
  return (
    <span className="rating-mark" data-side={side} style={{ left: share(RATING_SCALE.least, at) }}>
      <span
        data-side={side}
        data-end={end}
        className={`rating-label text-sm ${isAbove ? 'font-semibold' : 'text-ink-soft'}`}
      >
        {label}
      </span>
      <svg
        aria-hidden="true"
        data-side={side}
        width="14"
        height="9"
        viewBox="0 0 14 9"
        className={`rating-arrow ${isAbove ? 'fill-ink' : 'fill-ink-soft'}`}
      >
        <path d={isAbove ? 'M0 0h14L7 9z' : 'M0 9h14L7 0z'} />
      </svg>
    </span>
  );
}

function inWords(rating: number | null, average: number | null): string {
  if (rating === null) return average === null ? say(texts.scale) : say(texts.scaleAndAverage, { average });
  const band = say(ratingBand(rating).name);
  return average === null ? say(texts.yours, { rating, band }) : say(texts.yoursAndAverage, { rating, band, average });
}
