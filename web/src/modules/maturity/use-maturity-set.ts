import { useCallQuery } from '../../api/use-call.ts';

/** The questions with all their texts. They change with a new release or set only, and the server says when they did. */
export function useMaturitySet(enabled = true) {
  return useCallQuery('assessmentConfig', {}, { enabled, staleTime: Number.POSITIVE_INFINITY });
}
