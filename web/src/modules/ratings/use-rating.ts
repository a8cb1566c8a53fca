import { showFailure } from '../../api/show-failure.ts';
import { say } from '../../portal/texts/say.ts';
import { useRating as texts } from './ratings.texts.ts';
import '../../api/later-calls.ts';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fieldErrorsOf } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import type { CallOutput } from '../../api/calls.ts';
import { callKey, useCallQuery } from '../../api/use-call.ts';
import { useProfile } from '../../portal/use-profile.ts';
import { showToast } from '../../ui/overlays/toast.tsx';
import type { RatingData } from './ratings-types.ts';

const POLL_MS = 4_000;
const LOADING = ['load rating'];
/** Calls whose answers change with every look from outside. */
const OF_A_LOOK = ['ratingFindings', 'ratingRaises', 'ratingIncidents'] as const;
/** The server's word for an address where nothing answers, and what people read in its place (spec part 2, section 8). */
const NO_EVENTS = 'No events were found for the provided URL';

export type FastAnswer = CallOutput<'fastRatings'>;

export type RatingView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly rating: RatingData | null }
  | { readonly kind: 'shown'; readonly rating: RatingData };

export type UsedRating = {
  readonly view: RatingView;
  readonly companyUrl: string;
  /** Loads the rating of an address, which is the firm's own; null when that failed, which has been said by then. */
  readonly load: (url: string) => Promise<FastAnswer | null>;
  readonly isLoading: boolean;
  readonly reload: () => Promise<unknown>;
};

/** The firm's rating: read, loaded where there isn't one yet, and asked for again while a look from outside goes on. */
export function useRating(): UsedRating {
  const companyUrl = useProfile().companyData?.companyUrl ?? '';
  const client = useQueryClient();
  const query = useCallQuery(
    'rating',
    {},
    { refetchInterval: ({ state }) => (state.data?.data.state === 'measuring' ? POLL_MS : false) },
  );
  const { mutateAsync } = useMutation({
    mutationKey: LOADING,
    mutationFn: (url: string) => callApi('fastRatings', { url }),
    onSuccess: async ({ data, error }) => {
      if (data === null) await client.refetchQueries({ queryKey: callKey('rating') });
      else client.setQueryData<CallOutput<'rating'>>(callKey('rating', {}), { success: true, data });
      if (error !== null) showToast({ kind: 'danger', text: error === NO_EVENTS ? say(texts.invalidUrl) : error });
    },
    onError: (error) => {
      const atField = fieldErrorsOf(error).url;
      if (atField === undefined) showFailure(error, { otherwise: say(texts.errorLoadingData) });
      else showToast({ kind: 'danger', text: atField });
    },
  });
  // A second click while the first is on its way asks nothing new.
  const load = async (url: string) =>
    client.isMutating({ mutationKey: LOADING }) > 0 ? null : mutateAsync(url).catch(() => null);
  const isLoading = useIsMutating({ mutationKey: LOADING }) > 0;
  const wasTried = client
    .getMutationCache()
    .findAll({ mutationKey: LOADING })
    .some(({ state }) => state.variables === companyUrl);
  const isMissing = query.data?.data.state === 'none' && companyUrl !== '';
  const isToLoad = isMissing && !wasTried;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the need for it loads the rating, not a new function
  useEffect(() => {
    if (isToLoad) void load(companyUrl);
  }, [isToLoad, companyUrl]);

  const measuredAt = query.data?.data.measuredAt;
  const known = useRef(measuredAt);
  useEffect(() => {
    // What was read of the look before is no longer so.
    if (known.current !== undefined && known.current !== measuredAt)
      for (const name of OF_A_LOOK) void client.invalidateQueries({ queryKey: callKey(name) });
    known.current = measuredAt;
  }, [measuredAt, client]);

  return { view: viewOf(), companyUrl, load, isLoading, reload: query.refetch };

  function viewOf(): RatingView {
    const rating = query.data?.data;
    if (rating === undefined) return query.isError ? { kind: 'failed', rating: null } : { kind: 'loading' };
    const hasAny = rating.ratings.length > 0 || rating.state === 'not-enough-data';
    if (hasAny) return { kind: 'shown', rating };
    if (isLoading || isToLoad || rating.state === 'measuring') return { kind: 'loading' };
    if (rating.state === 'failed' || isMissing) return { kind: 'failed', rating };
    return { kind: 'shown', rating };
  }
}
