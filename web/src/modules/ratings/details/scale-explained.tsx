import { RATING_BANDS } from '@portal/domain/ratings/rating-bands.ts';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { currentRating } from '../current-rating.ts';
import { RatingScale } from '../rating-scale.tsx';
import { METHOD_PATH } from '../ratings-path.ts';
import type { RatingData } from '../ratings-types.ts';

const MEANING: Readonly<Record<(typeof RATING_BANDS)[number]['key'], string>> = {
  basic:
    'A door that attackers look for is open, or several important things are missing. Start now with the first step in the overview.',
  intermediate: 'No open door was seen, but something important is missing. A setting or an update fixes most of it.',
  advanced: 'Well maintained, and no open door was seen. Keep it that way: certificates expire and software gets old.',
};

/** The scale from 250 to 900 and what its three bands mean; folded for who has a rating, which the page is about. */
export function ScaleExplained({ rating }: { readonly rating: RatingData | null }) {
  return (
    <Card title="What the number means">
      {rating === null ? (
        <Explanation rating={null} />
      ) : (
        <details className="text-sm">
          <summary className="min-h-8 cursor-pointer content-center font-medium text-accent-ink">
            Show the scale and its three bands
          </summary>
          <div className="mt-3">
            <Explanation rating={rating} />
          </div>
        </details>
      )}
    </Card>
  );
}

function Explanation({ rating }: { readonly rating: RatingData | null }) {
  return (
    <>
      <p className="mb-4">
        A security rating goes from 250 to 900: the higher, the less there is for an attacker to find. It has three
        bands.
      </p>
      <RatingScale
        rating={rating === null ? null : (currentRating(rating)?.rating ?? null)}
        industryAverage={rating?.industry_grade?.average_rating ?? null}
      />
      <dl className="mt-5 grid gap-x-8 gap-y-3 tablet:grid-cols-3">
        {RATING_BANDS.map(({ key, name }) => (
          <div key={key}>
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-0.5 text-ink-soft text-sm">{MEANING[key]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm">
        Each risk vector has a letter from A, the best, to F. N/A means it could not be measured; anything not checked
        adds nothing to the rating. <TextLink href={METHOD_PATH}>How the rating works</TextLink>
      </p>
    </>
  );
}
