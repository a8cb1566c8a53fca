import { RATING_BANDS } from '@portal/domain/ratings/rating-bands.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { currentRating } from '../current-rating.ts';
import { RatingScale } from '../rating-scale.tsx';
import { METHOD_PATH } from '../ratings-path.ts';
import type { RatingData } from '../ratings-types.ts';
import { scaleExplained as texts } from './details.texts.ts';

const MEANING: Readonly<Record<(typeof RATING_BANDS)[number]['key'], Phrase>> = {
  basic: texts.basicMeans,
  intermediate: texts.intermediateMeans,
  advanced: texts.advancedMeans,
};

/** The scale from 250 to 900 and what its three bands mean; folded for who has a rating, which the page is about. */
export function ScaleExplained({ rating }: { readonly rating: RatingData | null }) {
  return (
    <Card title={say(texts.whatItMeans)}>
      {rating === null ? (
        <Explanation rating={null} />
      ) : (
        <details className="text-sm">
          <summary className="min-h-8 cursor-pointer content-center font-medium text-accent-ink">
            {say(texts.showTheScaleAnd)}
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
      <p className="mb-4">{say(texts.aSecurityRatingGoes)}</p>
      <RatingScale
        rating={rating === null ? null : (currentRating(rating)?.rating ?? null)}
        industryAverage={rating?.industry_grade?.average_rating ?? null}
      />
      <dl className="mt-5 grid gap-x-8 gap-y-3 tablet:grid-cols-3">
        {RATING_BANDS.map(({ key, name }) => (
          <div key={key}>
            <dt className="font-semibold">{say(name)}</dt>
            <dd className="mt-0.5 text-ink-soft text-sm">{say(MEANING[key])}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm">
        {say.parts(texts.eachRiskVectorHas, {
          link: (words) => (
            <TextLink key="link" href={METHOD_PATH}>
              {words}
            </TextLink>
          ),
        })}
      </p>
    </>
  );
}
