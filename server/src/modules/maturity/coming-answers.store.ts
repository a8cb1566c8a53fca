import type { ComingEntry, ComingPlace } from '@portal/domain/calendar/coming.ts';
import { STATEMENT_DAYS } from '@portal/domain/facts/fact.ts';
import { FACT_KEYS, factOf } from '@portal/domain/facts/facts.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { type RawBuilder, sql } from 'kysely';
import { coming } from './maturity.texts.ts';

/** Answers that count half from a day on, unless somebody confirms them before. */
export type AgingAnswers = { readonly day: string; readonly count: number };

/** Answers that state facts and become that old within the days: one value of a larger statement. */
export function selectAgingAnswers({ span: { from, to }, timeZone }: ComingPlace): RawBuilder<AgingAnswers[]> {
  const elements = FACT_KEYS.flatMap((key) => factOf(key).stated?.element ?? []);
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('day', day, 'count', count)), '[]') from (
      select ((answered_at at time zone ${timeZone}::text)::date + ${STATEMENT_DAYS}::int)::text as day, count(*)
      from maturity_answers where not dont_know and element_id = any(${elements}::text[]) group by day
    ) aging where day between ${from}::text and ${to}::text
  )`;
}

/** The same in words. */
export const tellAgingAnswers = (aging: readonly AgingAnswers[], say: Say): readonly ComingEntry[] =>
  aging.map(({ day, count }) => ({
    day,
    kind: 'answers-confirm',
    title: say(coming.confirm, { count }),
    href: '/cybermaturity/assessment',
  }));
