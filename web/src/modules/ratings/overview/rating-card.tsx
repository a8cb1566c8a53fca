import { LEAST_RATED_FIRMS } from '@portal/domain/ratings/industry-average.ts';
import { PLACEHOLDER_INDUSTRY_AVERAGE, PLACEHOLDER_RATING, ratingBand } from '@portal/domain/ratings/rating-bands.ts';
import { FileDown } from 'lucide-react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Blurred } from '../blurred.tsx';
import { currentRating, hasResults } from '../current-rating.ts';
import { RatingScale } from '../rating-scale.tsx';
import { METHOD_PATH } from '../ratings-path.ts';
import type { RatingData } from '../ratings-types.ts';
import type { Reports } from '../snapshot/use-reports.ts';
import { LookAgain } from './look-again.tsx';
import { ratingCard as texts } from './overview.texts.ts';

type RatingCardProps = { readonly rating: RatingData; readonly companyUrl: string; readonly reports: Reports };

/** The firm's rating against the average of its industry; blurred figures where there isn't one (spec part 2, section 9). */
export function RatingCard({ rating, companyUrl, reports }: RatingCardProps) {
  const known = companyUrl !== '';
  const current = known ? currentRating(rating) : null;
  const shown = current?.rating ?? PLACEHOLDER_RATING;
  const average = rating.industry_grade?.average_rating ?? null;
  const isBlurred = current === null;
  return (
    <Card>
      <div className="grid items-center gap-x-10 gap-y-6 tablet:grid-cols-[auto_1fr]">
        <div className="flex flex-wrap gap-x-10 gap-y-4">
          <Figure
            label={say(texts.yourRating)}
            isBlurred={isBlurred}
            figure={shown}
            note={say(ratingBand(shown).name)}
          />
          <Figure
            label={say(texts.industryAverage)}
            isBlurred={average === null}
            figure={average ?? PLACEHOLDER_INDUSTRY_AVERAGE}
            note={average === null ? say(texts.notKnown) : say(ratingBand(average).name)}
          />
        </div>
        <Blurred isBlurred={isBlurred}>
          <RatingScale rating={shown} industryAverage={isBlurred ? PLACEHOLDER_INDUSTRY_AVERAGE : average} />
        </Blurred>
      </div>
      {isBlurred && !hasResults(rating, companyUrl) && (
        <p className="mt-5">{known ? say(texts.thereIsNoRating) : say(texts.tellUsTheAddress)}</p>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button icon={<FileDown aria-hidden="true" size={18} />} onPress={reports.getSnapshot}>
          {isBlurred ? say(texts.getYourFreeSnapshot) : say(texts.getYourSnapshot)}
        </Button>
        <TextLink isStandalone href={METHOD_PATH}>
          {say(texts.howTheRatingWorks)}
        </TextLink>
      </div>
      {!isBlurred && <Foundations rating={rating} />}
      {known && <LookAgain rating={rating} />}
    </Card>
  );
}

type FigureProps = {
  readonly label: string;
  readonly figure: number;
  readonly note: string;
  readonly isBlurred: boolean;
};

function Figure({ label, figure, note, isBlurred }: FigureProps) {
  return (
    <div>
      <p className="text-ink-soft text-sm">{label}</p>
      {isBlurred && <p className="sr-only">{say(texts.notKnownYet)}</p>}
      <Blurred isBlurred={isBlurred}>
        <p className="font-semibold text-4xl tabular-nums tracking-tight">{figure}</p>
        <p className="text-ink-soft text-sm">{note}</p>
      </Blurred>
    </div>
  );
}

/** What the number rests on, said where it stands. */
function Foundations({ rating }: { readonly rating: RatingData }) {
  const { locale } = useBrand();
  const { industry_grade: industry, coverage, provider } = rating;
  return (
    <p className="mt-5 text-ink-soft text-sm">
      {provider === 'builtin' && <>{say(texts.basedOn, { percent: Math.round(coverage * 100) })} </>}
      {industry === null ? say(texts.thereIsNoFigure, { count: LEAST_RATED_FIRMS }) : averageInWords(industry, locale)}
    </p>
  );
}

/** With a year, or the day of a figure of the portal's own, where the source does not say it. */
function averageInWords({ source, asOf }: NonNullable<RatingData['industry_grade']>, locale: string): string {
  if (source.includes(asOf)) return say(texts.averageFrom, { source });
  return say(texts.averageFromAsOf, { source, when: asOf.length > 4 ? formatDay(asOf, locale) : asOf });
}
