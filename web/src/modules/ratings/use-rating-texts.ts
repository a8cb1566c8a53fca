import '../../api/later-calls.ts';
import { useCallQuery } from '../../api/use-call.ts';

/** What is to be said about vectors and findings; it changes only with the portal. */
export function useRatingTexts() {
  return useCallQuery('ratingTexts', {}, { staleTime: Number.POSITIVE_INFINITY });
}
