import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { callKey } from '../../../api/use-call.ts';
import type { KeptChanges } from '../policy-types.ts';

/** Typing pauses so long before what was changed is kept. */
const PAUSE_MS = 500;

/**
 * Keeps on the server what was changed and not saved; null while nothing is, and then what was kept is forgotten.
 * @returns whether what stands in the page now would be there again after a reload
 */
export function useKeptChanges(policyType: string, changes: KeptChanges | null, wasKept: boolean): boolean {
  const queryClient = useQueryClient();
  const key = JSON.stringify(changes);
  const [keptKey, setKeptKey] = useState(wasKept ? key : JSON.stringify(null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the changes
  useEffect(() => {
    if (key === keptKey) return;
    const controller = new AbortController();
    const keep = async () => {
      await callApi('policyKeepChanges', { policyType, changes }, { signal: controller.signal });
      setKeptKey(key);
      queryClient.setQueriesData<CallOutput<'policyLoad'>>({ queryKey: callKey('policyLoad') }, (loaded) =>
        loaded?.data.id === policyType && loaded.data.isNewest ? { ...loaded, kept: changes } : loaded,
      );
    };
    // Where it fails, the page asks before it is left, and the next change tries again.
    const stay = () => undefined;
    if (changes === null) {
      void keep().catch(stay);
      return;
    }
    const timer = setTimeout(() => void keep().catch(stay), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [policyType, key, keptKey]);
  // Where nothing was changed, nothing can be lost, also while what was kept is still being forgotten.
  return changes === null || key === keptKey;
}
