import { say } from '../../../portal/texts/say.ts';
import { useWebsiteScans as texts } from './page.texts.ts';
import '../../../api/later-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callKey, useCallQuery } from '../../../api/use-call.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import type { Scan, Website, WebsiteLimits, WebsiteSchedule } from '../website-types.ts';

/** Scans are read again this often while the page is open (spec part 2, section 9). */
const refreshMs = 15_000;

export type WebsiteScans =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => Promise<unknown> }
  | {
      readonly status: 'ready';
      readonly websites: readonly Website[];
      readonly limits: WebsiteLimits;
      readonly scheduleOf: (website: Website) => WebsiteSchedule | null;
      readonly scansOf: (website: Website) => readonly Scan[];
    };

/** The organisation's websites with their schedules and scans, kept fresh while the page is open. */
export function useWebsiteScans(): WebsiteScans {
  const websites = useCallQuery('loadTargetList', {});
  const schedules = useCallQuery('loadScheduleMap', {}, { refetchInterval: refreshMs });
  const scans = useCallQuery('loadScanMap', {}, { refetchInterval: refreshMs });
  useRefreshFailureToast(scans.isRefetchError);

  const queries = [websites, schedules, scans];
  if (websites.data && schedules.data && scans.data) {
    const { data: scheduleMap } = schedules.data;
    const { data: scanMap } = scans.data;
    return {
      status: 'ready',
      websites: websites.data.data,
      limits: websites.data.numberOfTargets,
      scheduleOf: (website) => scheduleMap[website.targetId]?.[0] ?? null,
      scansOf: (website) => scanMap[website.targetId] ?? [],
    };
  }
  const failed = queries.find((query) => query.isError);
  if (!failed?.error) return { status: 'loading' };
  return { status: 'failed', error: failed.error, retry: () => Promise.all(queries.map((query) => query.refetch())) };
}

/** Reads websites, schedules and scans again after a change; settles when they are there. */
export function useRefreshWebsiteScans(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const names = ['loadTargetList', 'loadScheduleMap', 'loadScanMap', 'getModuleActivity'] as const;
    await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: callKey(name) })));
  };
}

// Said once for a row of failures: the page goes on trying by itself.
function useRefreshFailureToast(hasFailed: boolean) {
  const wasSaid = useRef(false);
  useEffect(() => {
    if (hasFailed && !wasSaid.current) showToast({ kind: 'danger', text: say(texts.failedToUploadThe) });
    wasSaid.current = hasFailed;
  }, [hasFailed]);
}
