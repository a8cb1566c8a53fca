import '../../../api/later-calls.ts';
import { latestCompletedScan } from '@portal/domain/monitoring/scan-history.ts';
import type { IssueCounts } from '@portal/domain/monitoring/severity.ts';
import { keepPreviousData } from '@tanstack/react-query';
import type { CallOutput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import type { Scan, TrendScan, Website } from '../website-types.ts';

/** So often it is asked for while it does not know the latest scan. */
const BEHIND_MS = 5000;

export type WebsiteTrend = {
  /** While there is nothing to say yet. */
  readonly isPending: boolean;
  /** What is there and was not set aside; null where that cannot be told. */
  readonly toDo: IssueCounts | null;
  /** How many are there and were set aside. */
  readonly setAside: number;
  readonly scans: readonly TrendScan[];
};

/** How a website stands, read again whenever another of its scans has gone through. */
export function useWebsiteTrend(website: Website, scans: readonly Scan[]): WebsiteTrend {
  const latest = latestCompletedScan(scans);
  const isBehind = (answer: CallOutput<'readFindingsTrend'> | undefined) =>
    latest !== null && answer !== undefined && answer.data.scans.at(-1)?.scanId !== latest.scanId;
  const trend = useCallQuery(
    'readFindingsTrend',
    { targetId: website.targetId },
    {
      enabled: latest !== null,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (isBehind(state.data) ? BEHIND_MS : false),
    },
  );
  const known = trend.data?.data;
  return {
    isPending: latest !== null && known === undefined && !trend.isError,
    toDo: isBehind(trend.data) ? null : (known?.counts.toDo ?? null),
    setAside: known === undefined ? 0 : known.counts.accepted + known.counts.falsePositive,
    scans: known?.scans ?? [],
  };
}
