import type { ComingEntry, ComingPlace } from '@portal/domain/calendar/coming.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { type RawBuilder, sql } from 'kysely';
import { coming } from './handovers.texts.ts';

/** A link of a helper that works until a day. */
export type EndingLink = { readonly helper: string; readonly day: string };

/** Links that end within the days and were not taken back; a firm has few at a time: one value of a larger statement. */
export function selectEndingLinks({ span: { from, to }, timeZone }: ComingPlace): RawBuilder<EndingLink[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('helper', helper_name, 'day', day)), '[]') from (
      select helper_name, ((expires_at at time zone ${timeZone}::text)::date)::text as day from handovers
      where revoked_at is null
        and exists (select from handover_points point where point.handover_id = handovers.handover_id and done_at is null)
    ) ending where day between ${from}::text and ${to}::text
  )`;
}

/** The same in words. */
export const tellEndingLinks = (links: readonly EndingLink[], say: Say): readonly ComingEntry[] =>
  links.map(({ helper, day }) => ({
    day,
    kind: 'handover-end',
    title: say(coming.linkExpires, { helper }),
    href: '/handovers',
  }));
