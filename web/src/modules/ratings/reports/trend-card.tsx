import { comparableRatings, trendChart } from '@portal/domain/ratings/trend-chart.ts';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import type { TableColumn } from '../../../ui/tables/table-column.ts';
import type { RatingPoint } from '../ratings-types.ts';
import { trendCard as texts } from './reports.texts.ts';
import { SAMPLE_RATINGS } from './sample-ratings.ts';
import { TrendChart } from './trend-chart.tsx';

/** How the rating went: a line, the change in words, and all ratings as a table (spec part 2, sections 2 and 9). */
export function TrendCard({ ratings }: { readonly ratings: readonly RatingPoint[] }) {
  const { locale } = useBrand();
  const day = (of: string) => formatDay(of, locale);
  const [last] = ratings;
  const first = ratings.at(-1);
  if (last === undefined || first === undefined) return <SampleTrend />;
  const chart = trendChart(ratings);
  const comparable = comparableRatings(ratings);
  const since = comparable.at(-1);
  return (
    <Card title={say(texts.title)}>
      <TrendChart
        chart={chart}
        label={say(texts.inWords, {
          firstDay: day(first.rating_date),
          lastDay: day(last.rating_date),
          first: first.rating,
          last: last.rating,
        })}
        formatDay={day}
      />
      {chart.thresholds.length > 0 && (
        <p className="mt-2 text-ink-soft text-sm">{say(texts.dashedLinesIntermediateBegins)}</p>
      )}
      {since !== undefined && comparable.length < ratings.length && (
        <p className="mt-2 text-ink-soft text-sm">{say(texts.theRulesOfThe, { day: day(since.rating_date) })}</p>
      )}
      {since !== undefined && <Change first={since} last={last} since={day(since.rating_date)} />}
      {ratings.length > 1 && (
        <details className="mt-3 text-sm">
          <summary className="cursor-pointer rounded-inner font-medium text-accent-ink">
            {say(texts.showAsATable)}
          </summary>
          <div className="mt-3">
            <Table
              label={say(texts.yourRatings)}
              rows={ratings}
              rowId={({ rating_date }) => rating_date}
              columns={columns(day)}
            />
          </div>
        </details>
      )}
    </Card>
  );
}

function SampleTrend() {
  return (
    <Card title={say(texts.sampleSecurityTrend)}>
      <p className="mb-4 text-ink-soft">{say(texts.noDataAvailablePlease)}</p>
      <TrendChart chart={trendChart(SAMPLE_RATINGS)} label={say(texts.aMadeUpTrend)} formatDay={null} />
    </Card>
  );
}

type ChangeProps = { readonly first: RatingPoint; readonly last: RatingPoint; readonly since: string };

function Change({ first, last, since }: ChangeProps) {
  const { rating } = last;
  const points = rating - first.rating;
  const Icon = points < 0 ? TrendingDown : TrendingUp;
  return (
    <p className="mt-4 flex items-start gap-2 text-sm">
      <Icon aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-ink-soft" />
      {first === last ? say(texts.firstRating, { rating }) : changeInWords(rating, points, since)}
    </p>
  );
}

function changeInWords(rating: number, points: number, day: string): string {
  if (points === 0) return say(texts.sameAs, { rating, day });
  return say(points < 0 ? texts.below : texts.above, { rating, points: Math.abs(points), day });
}

function columns(day: (of: string) => string): readonly TableColumn<RatingPoint>[] {
  return [
    { id: 'day', label: say(texts.day), isRowHeader: true, render: ({ rating_date }) => day(rating_date) },
    { id: 'rating', label: say(texts.rating), phone: 'end', align: 'end', render: ({ rating }) => rating },
  ];
}
