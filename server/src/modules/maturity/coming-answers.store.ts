import type { ComingEntry, ComingPlace } from '@portal/domain/calendar/coming.ts';
import { counted } from '@portal/domain/dashboard/change.ts';
import { STATEMENT_DAYS } from '@portal/domain/facts/fact.ts';
import { FACT_KEYS, factOf } from '@portal/domain/facts/facts.ts';
import { type RawBuilder, sql } from 'kysely';

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
export const tellAgingAnswers = (aging: readonly AgingAnswers[]): readonly ComingEntry[] =>
  aging.map(({ day, count }) => ({
    day,
    kind: 'answers-confirm',
    title: `Confirm ${counted(count, 'answer', 'answers')} in your assessment`,
    href: '/cybermaturity/assessment',
  }));
