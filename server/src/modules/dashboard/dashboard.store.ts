import { sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';

export type MonitoringSummary = {
  schedules: number;
  isScanInProgress: boolean;
  lastScanAt: Date | null;
  nextScanAt: Date | null;
  websites: { name: string; url: string; isScanned: boolean }[];
  issues: { highs: number; mediums: number; lows: number };
};

/** What the website scans amount to: each website counts with its latest completed scan. */
export async function summarizeMonitoring(tx: OrgTransaction): Promise<MonitoringSummary> {
  const latest = tx
    .selectFrom('scans')
    .distinctOn('website_id')
    .select(['website_id', 'highs', 'mediums', 'lows', 'completed_at'])
    .where('status', '=', 'completed')
    .orderBy('website_id')
    .orderBy('started_at', 'desc');
  const websites = await tx
    .selectFrom('websites')
    .leftJoin(latest.as('latest'), 'latest.website_id', 'websites.website_id')
    .select(['websites.name', 'websites.url', 'latest.highs', 'latest.mediums', 'latest.lows', 'latest.completed_at'])
    .orderBy('websites.created_at')
    .execute();
  const schedules = await tx
    .selectFrom('scan_schedules')
    .select((expression) => [expression.fn.countAll<string>().as('count'), expression.fn.min('next_run_at').as('next')])
    .executeTakeFirstOrThrow();
  const running = await tx
    .selectFrom('scans')
    .select(sql<boolean>`true`.as('running'))
    .where('status', '=', 'started')
    .limit(1)
    .executeTakeFirst();
  const sum = (pick: 'highs' | 'mediums' | 'lows') =>
    websites.reduce((total, website) => total + (website[pick] ?? 0), 0);
  const finished = websites.flatMap((website) =>
    website.completed_at === null ? [] : [website.completed_at.getTime()],
  );
  return {
    schedules: Number(schedules.count),
    isScanInProgress: running !== undefined,
    lastScanAt: finished.length === 0 ? null : new Date(Math.max(...finished)),
    nextScanAt: schedules.next,
    websites: websites.map(({ name, url, completed_at }) => ({ name, url, isScanned: completed_at !== null })),
    issues: { highs: sum('highs'), mediums: sum('mediums'), lows: sum('lows') },
  };
}
