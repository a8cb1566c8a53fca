import type { IssueCounts } from '@portal/domain/monitoring/severity.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { brandDate } from '../../system/brand-date.ts';
import { told } from './scans.texts.ts';
import { SEVERITY_PRINT } from './severity-colours.ts';

/** One completed scan of a website, as the chart of its page counts it. */
export type TrendScan = IssueCounts & {
  readonly completeTime: Date;
  /** Put right since the scan before. */
  readonly fixed: number;
};

/** The page's chart shows as many. */
const SHOWN = 12;
/** The worst on top, as on the page. */
const PARTS = [
  { severity: 'high', countOf: ({ highs }: TrendScan) => highs },
  { severity: 'medium', countOf: ({ mediums }: TrendScan) => mediums },
  { severity: 'low', countOf: ({ lows }: TrendScan) => lows },
] as const;

/**
 * The findings of the latest scans as columns, the oldest first, with the same in words; null for fewer than two scans.
 * @param scans the oldest first
 */
export function printedScanTrend(scans: readonly TrendScan[], brand: Brand, say: Say) {
  const shown = scans.slice(-SHOWN);
  const [first] = shown;
  const last = shown.at(-1);
  if (first === undefined || last === undefined || shown.length < 2) return null;
  const { timeZone } = brand;
  const dayFormat = new Intl.DateTimeFormat(say.locale, { month: 'short', day: 'numeric', timeZone });
  const on = ({ completeTime }: TrendScan) => brandDate(completeTime, { timeZone, locale: say.locale });
  const inWords = say(told.trend, {
    scans: shown.length,
    firstDay: on(first),
    firstCounts: say(told.countsOfScan, first),
    lastDay: on(last),
    lastCounts: say(told.countsOfScan, last),
  });
  return {
    greatest: Math.max(1, ...shown.map(totalOf)),
    columns: shown.map((scan) => ({
      day: dayFormat.format(scan.completeTime),
      total: totalOf(scan),
      fixed: scan.fixed,
      parts: PARTS.map(({ severity, countOf }) => ({ colour: SEVERITY_PRINT[severity].colour, count: countOf(scan) })),
    })),
    key: PARTS.map(({ severity }) => ({ ...SEVERITY_PRINT[severity], label: say(SEVERITY_PRINT[severity].label) })),
    inWords,
    chart: say(told.columns, { inWords }),
  };
}

const totalOf = (scan: TrendScan) => PARTS.reduce((sum, { countOf }) => sum + countOf(scan), 0);
