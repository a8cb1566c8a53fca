import { LEAST_RATED_FIRMS } from '@portal/domain/ratings/industry-average.ts';
import { PLACEHOLDER_INDUSTRY_AVERAGE, PLACEHOLDER_RATING, ratingBand } from '@portal/domain/ratings/rating-bands.ts';
import { FileDown } from 'lucide-react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
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
          <Figure label="Your rating" isBlurred={isBlurred} figure={shown} note={ratingBand(shown).name} />
          <Figure
            label="Industry average"
            isBlurred={average === null}
            figure={average ?? PLACEHOLDER_INDUSTRY_AVERAGE}
            note={average === null ? 'not known' : ratingBand(average).name}
          />
        </div>
        <Blurred isBlurred={isBlurred}>
          <RatingScale rating={shown} industryAverage={isBlurred ? PLACEHOLDER_INDUSTRY_AVERAGE : average} />
        </Blurred>
      </div>
      {isBlurred && !hasResults(rating, companyUrl) && (
        <p className="mt-5">
          {known
            ? 'There is no rating for your website yet.'
            : 'Tell us the address of your website, and in about a minute, you will see your own rating here.'}
        </p>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button icon={<FileDown aria-hidden="true" size={18} />} onPress={reports.getSnapshot}>
          {isBlurred ? 'Get Your Free Snapshot' : 'Get Your Snapshot'}
        </Button>
        <TextLink isStandalone href={METHOD_PATH}>
          How the rating works
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
      {isBlurred && <p className="sr-only">not known yet</p>}
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
      {provider === 'builtin' && (
        <>
          Based on {Math.round(coverage * 100)}% of the model. Anything not checked yet adds nothing. Anything outside
          your control, such as the ports of a shared host, is left out.{' '}
        </>
      )}
      {industry === null
        ? `There is no figure for your industry yet. It is the median once at least ${LEAST_RATED_FIRMS} companies are rated here.`
        : `Industry average: ${industry.source}${asOf(industry, locale)}.`}
    </p>
  );
}

/** A year, or the day of a figure of the portal's own; nothing where the source says it. */
function asOf({ source, asOf: when }: NonNullable<RatingData['industry_grade']>, locale: string): string {
  if (source.includes(when)) return '';
  return `, as of ${when.length > 4 ? formatDay(when, locale) : when}`;
}
