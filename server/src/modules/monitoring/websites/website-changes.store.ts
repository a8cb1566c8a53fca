import type { Change } from '@portal/domain/dashboard/change.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { type RawBuilder, sql } from 'kysely';
import { standsAt } from '../findings/findings.store.ts';
import { changes as texts } from '../monitoring.texts.ts';

/** What scans saw of one website since a moment; instants are ISO strings. */
export type WebsiteChange = {
  readonly name: string;
  readonly fixed: number;
  readonly fixedAt: string | null;
  /** High and medium findings that are there and were not before. */
  readonly found: number;
  readonly foundAt: string | null;
  /** Those that were there and became worse. */
  readonly worse: number;
  readonly worseAt: string | null;
};

/** Websites on which something was fixed or found since then: one value of a larger statement. */
export function selectWebsiteChanges(since: Date, now: Date): RawBuilder<WebsiteChange[]> {
  const isFixed = sql`state = 'fixed' and fixed_at >= ${since}`;
  const isToDo = sql`state <> 'fixed' and severity_rank <= 1 and not ${standsAt(now)}`;
  const isFound = sql`${isToDo} and greatest(first_seen_at, reopened_at) >= ${since}`;
  const isWorse = sql`${isToDo} and worsened_at >= ${since} and greatest(first_seen_at, reopened_at) < ${since}`;
  return sql`(
    select coalesce(jsonb_agg(change), '[]') from (
      select jsonb_build_object('name', website.name,
        'fixed', count(*) filter (where ${isFixed}), 'fixedAt', max(fixed_at) filter (where ${isFixed}),
        'found', count(*) filter (where ${isFound}),
        'foundAt', max(greatest(first_seen_at, reopened_at)) filter (where ${isFound}),
        'worse', count(*) filter (where ${isWorse}), 'worseAt', max(worsened_at) filter (where ${isWorse})) as change
      from websites website join website_findings using (website_id)
      where (${isFixed}) or (${isFound}) or (${isWorse})
      group by website.website_id
    ) changes
  )`;
}

/** The same in words. */
export function tellWebsiteChanges(changes: readonly WebsiteChange[], say: Say): Change[] {
  return changes.flatMap(({ name, fixed, fixedAt, found, foundAt, worse, worseAt }): Change[] => {
    const findings = `/webappscan/${encodeURIComponent(name)}/findings`;
    return [
      ...(fixedAt === null
        ? []
        : [change('better', say(texts.fixed, { count: fixed, website: name }), fixedAt, `${findings}?state=fixed`)]),
      ...(foundAt === null
        ? []
        : [change('worse', say(texts.found, { count: found, website: name }), foundAt, findings)]),
      ...(worseAt === null
        ? []
        : [change('worse', say(texts.worse, { count: worse, website: name }), worseAt, findings)]),
    ];
  });
}

const change = (tone: Change['tone'], text: string, at: string, href: string): Change => ({
  tone,
  text,
  at: iso(at),
  href,
});
const iso = (at: string) => new Date(at).toISOString();
