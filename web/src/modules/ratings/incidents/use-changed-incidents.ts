import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '../../../api/use-call.ts';

/** What has to be read again when an incident came or went: the rating counts it at once. */
export function useChangedIncidents(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      (['ratingIncidents', 'rating', 'ratingRaises'] as const).map((name) =>
        client.invalidateQueries({ queryKey: callKey(name) }),
      ),
    );
}
