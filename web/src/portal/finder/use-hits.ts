import { keepPreviousData } from '@tanstack/react-query';
import type { CallName, CallOutput } from '../../api/calls.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { holdsWords } from './narrow-places.ts';
import { useLater } from './use-later.ts';

/** The calls that find things by name, of the modules that are there. */
export type FinderCall = Extract<CallName, 'findAnything' | 'findForStaff'>;
export type Hit = CallOutput<FinderCall>['data']['hits'][number];

/** The server looks for no fewer letters. */
const FEWEST = 2;
const ASKED_AFTER_MS = 200;

export type Hits = {
  readonly hits: readonly Hit[];
  /** Whether the answer to what is typed now is yet to come. */
  readonly isLooking: boolean;
  readonly isTooShort: boolean;
  readonly isFailed: boolean;
  readonly retry: () => unknown;
};

/**
 * What the server finds for what is typed. Each answer belongs to its own question, so a late one never takes the place of a newer one;
 * until that comes, those of the question before stay as far as they hold what is typed now.
 */
export function useHits(call: FinderCall, typed: string): Hits {
  const wanted = typed.trim();
  const asked = useLater(wanted, ASKED_AFTER_MS);
  const isTooShort = wanted.length < FEWEST;
  const { data, isPlaceholderData, isError, refetch } = useCallQuery(
    call,
    { search: asked },
    { enabled: asked.length >= FEWEST, placeholderData: keepPreviousData },
  );
  const isCurrent = asked === wanted && !isPlaceholderData;
  const hits: readonly Hit[] = isTooShort ? [] : (data?.data.hits ?? []);
  const isFailed = !isTooShort && isCurrent && isError;
  return {
    hits: isCurrent ? hits : hits.filter(({ title, detail }) => holdsWords(`${title} ${detail}`, wanted)),
    isLooking: !isTooShort && !isFailed && (!isCurrent || data === undefined),
    isTooShort,
    isFailed,
    retry: refetch,
  };
}
