import type { Change } from '@portal/domain/dashboard/change.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { type RawBuilder, sql } from 'kysely';
import { changes as texts } from '../ratings.texts.ts';

/** The rating now and before a moment, by the same rules; null where there is no such pair. */
export type RatingChange = { readonly from: number; readonly to: number; readonly at: string } | null;

/** One value of a larger statement. */
export function selectRatingChange(since: Date): RawBuilder<RatingChange> {
  return sql`(
    select jsonb_build_object('from', earlier.rating, 'to', latest.rating, 'at', latest.measured_at)
    from rated_companies company
    cross join lateral (
      select rating, model, provider, measured_at from rating_measurements
      where domain = company.domain and rating is not null order by on_day desc limit 1
    ) latest
    cross join lateral (
      select rating, model, provider from rating_measurements
      where domain = company.domain and rating is not null and measured_at < ${since} order by on_day desc limit 1
    ) earlier
    where latest.measured_at >= ${since} and latest.model = earlier.model and latest.provider = earlier.provider
  )`;
}

/** The same in words. */
export function tellRatingChange(change: RatingChange, say: Say): Change[] {
  if (change === null || change.from === change.to) return [];
  const { from, to, at } = change;
  return [
    {
      tone: to > from ? 'better' : 'worse',
      text: say(texts.rating, { from, to }),
      at: new Date(at).toISOString(),
      href: '/attacksurface',
    },
  ];
}
