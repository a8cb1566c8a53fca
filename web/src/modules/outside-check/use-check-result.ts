import { isApiError } from '../../api/api-error.ts';
import { useCallQuery } from '../../api/use-call.ts';
import type { CheckResult } from './check-types.ts';

/** As often as results are looked for while a check is under way. */
const ASKING_EVERY_MS = 1000;

type Watched = {
  /** What is known so far; null before the first answer. */
  readonly result: CheckResult | null;
  /** It has expired, or is another browser's. */
  readonly isGone: boolean;
  /** The portal cannot be reached; it is asked again all the time. */
  readonly isCutOff: boolean;
  readonly retry: () => unknown;
};

/** Follows a check until it is done, also over a lost connection. */
export function useCheckResult(checkId: string): Watched {
  const { data, error, refetch } = useCallQuery(
    'readOutsideCheck',
    { checkId },
    {
      retry: false,
      refetchInterval: ({ state }) => (state.data?.data.isDone || isMissing(state.error) ? false : ASKING_EVERY_MS),
    },
  );
  const isGone = isMissing(error);
  return { result: data?.data ?? null, isGone, isCutOff: error !== null && !isGone, retry: refetch };
}

const isMissing = (error: Error | null) =>
  isApiError(error, 'NOT_FOUND') || isApiError(error, 'INVALID_INPUT') || isApiError(error, 'ROUTE_NOT_FOUND');
