import { useCallQuery } from '../../api/use-call.ts';

/** The questions with all their texts. They change with a new release or set only, and the server says when they did. */
export function useMaturitySet() {
  return useCallQuery('assessmentConfig', {}, { staleTime: Number.POSITIVE_INFINITY });
}
