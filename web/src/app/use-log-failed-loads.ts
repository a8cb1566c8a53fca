import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../api/api-error.ts';
import { logFailure } from '../portal/log-failure.ts';

/** Calls without which a whole page is not shown, by what they load. */
const WATCHED: Readonly<Record<string, string>> = {
  getModuleActivity: 'Module activity',
  featureUsageProfile: 'Feature usage',
};

/** Tells the server's log which of the loads behind every page have failed (spec part 1, section 8). */
export function useLogFailedLoads(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const what = WATCHED[String(event.query.queryKey[0])];
        const { error } = event.action;
        // Whoever is signed out, or kept out for maintenance, is sent elsewhere: nothing is broken.
        const isSentAway = error instanceof ApiError && (error.status === 401 || error.has('IN_MAINTENANCE'));
        if (what !== undefined && !isSentAway) logFailure(`${what}: status FAILED.`, error);
      }),
    [queryClient],
  );
}
