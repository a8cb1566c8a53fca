import type { Change } from '@portal/domain/dashboard/change.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { type RawBuilder, sql } from 'kysely';
import { changes as texts } from './concierge.texts.ts';

/** A weakness that experts reported or closed since a moment; instants are ISO strings. */
export type WeaknessChange = {
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly at: string;
};

/** The newest of them: one value of a larger statement. */
export function selectWeaknessChanges(since: Date): RawBuilder<WeaknessChange[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('id', weakness_id, 'title', title, 'status', status, 'at', at)), '[]') from (
      select weakness_id, title, status, case when status = 'Open' then published_at else status_updated_at end as at
      from weaknesses where published_at is not null and withdrawn_at is null
        and ((status = 'Open' and published_at >= ${since}) or (status = 'Resolved' and status_updated_at >= ${since}))
      order by at desc limit ${MAX_TOLD}
    ) changes
  )`;
}

const MAX_TOLD = 20;

/** The same in words. */
export function tellWeaknessChanges(changes: readonly WeaknessChange[], say: Say): Change[] {
  return changes.map(({ id, title, status, at }) => ({
    tone: status === 'Open' ? 'worse' : 'better',
    text: say(status === 'Open' ? texts.reported : texts.fixed, { title }),
    at: new Date(at).toISOString(),
    href: `/concierge/weaknesses/${id}`,
  }));
}
