import { comparableRatings, trendChart } from '@portal/domain/ratings/trend-chart.ts';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import type { TableColumn } from '../../../ui/tables/table-column.ts';
import type { RatingPoint } from '../ratings-types.ts';
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
    <Card title="Your attack surface trend">
      <TrendChart
        chart={chart}
        label={`Your rating from ${day(first.rating_date)} to ${day(last.rating_date)}: ${first.rating} at first, ${last.rating} now`}
        formatDay={day}
      />
      {chart.thresholds.length > 0 && (
        <p className="mt-2 text-ink-soft text-sm">
          Dashed lines: Intermediate begins at 640, Advanced at 740; 850 is the top of this chart.
        </p>
      )}
      {since !== undefined && comparable.length < ratings.length && (
        <p className="mt-2 text-ink-soft text-sm">
          The rules of the rating changed on {day(since.rating_date)}, as the dashed vertical line shows. Ratings before
          it cannot be compared with ratings after it.
        </p>
      )}
      {since !== undefined && <Change first={since} last={last} since={day(since.rating_date)} />}
      {ratings.length > 1 && (
        <details className="mt-3 text-sm">
          <summary className="cursor-pointer rounded-inner font-medium text-accent-ink">Show as a table</summary>
          <div className="mt-3">
            <Table
              label="Your ratings"
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
    <Card title="Sample security trend">
      <p className="mb-4 text-ink-soft">
        No data available. Please enter information about your company to see your security trend.
      </p>
      <TrendChart
        chart={trendChart(SAMPLE_RATINGS)}
        label="A made-up trend: a rating that climbs from 560 to 760 in half a year"
        formatDay={null}
      />
    </Card>
  );
}

type ChangeProps = { readonly first: RatingPoint; readonly last: RatingPoint; readonly since: string };

function Change({ first, last, since }: ChangeProps) {
  const points = last.rating - first.rating;
  const Icon = points < 0 ? TrendingDown : TrendingUp;
  return (
    <p className="mt-4 flex items-start gap-2 text-sm">
      <Icon aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-ink-soft" />
      {first === last
        ? `${last.rating} is your first rating. After the next check, you will see the trend here.`
        : points === 0
          ? `${last.rating}, the same as on ${since}.`
          : `${last.rating}: ${Math.abs(points)} points ${points < 0 ? 'below' : 'above'} your rating on ${since}.`}
    </p>
  );
}

function columns(day: (of: string) => string): readonly TableColumn<RatingPoint>[] {
  return [
    { id: 'day', label: 'Day', isRowHeader: true, render: ({ rating_date }) => day(rating_date) },
    { id: 'rating', label: 'Rating', phone: 'end', align: 'end', render: ({ rating }) => rating },
  ];
}
