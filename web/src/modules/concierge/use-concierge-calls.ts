import '../../api/later-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallName } from '../../api/calls.ts';
import { callKey } from '../../api/use-call.ts';

/** The concierge writes while one looks: what is older than this is read anew when a tab is opened. */
export const FRESH_MS = 3_000;

/** Has lists read anew when they are shown next, and the dashboard, because something in them was read or changed. */
export function useRefreshLists(): (...lists: readonly CallName[]) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (...lists) => {
      for (const name of [...lists, 'getModuleActivity' as const])
        void queryClient.invalidateQueries({ queryKey: callKey(name) });
    },
    [queryClient],
  );
}
