import type { ComingEntry, ComingPlace } from '@portal/domain/calendar/coming.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { type RawBuilder, sql } from 'kysely';
import { coming } from './coming.texts.ts';

/** A proof pack that is valid until a day. */
export type EndingPack = { readonly recipient: string; readonly day: string };

/** More than these are told of no span of days. */
const MAX_PACKS = 100;

/** Packs that end within the days and were not taken back: one value of a larger statement. */
export function selectEndingPacks({ span: { from, to }, timeZone }: ComingPlace): RawBuilder<EndingPack[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('recipient', recipient, 'day', day)), '[]') from (
      select * from (
        select recipient, ((expires_at at time zone ${timeZone}::text)::date)::text as day from proof_packs
        where revoked_at is null and status = 'ready'
      ) valid where day between ${from}::text and ${to}::text order by day limit ${MAX_PACKS}::int
    ) ending
  )`;
}

/** The same in words. */
export const tellEndingPacks = (packs: readonly EndingPack[], say: Say): readonly ComingEntry[] =>
  packs.map(({ recipient, day }) => ({
    day,
    kind: 'proof-pack-end',
    title: say(coming.packExpires, { recipient }),
    href: '/proof-packs',
  }));
