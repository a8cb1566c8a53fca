import '../../api/later-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callKey, useCallQuery } from '../../api/use-call.ts';

/** People learn while one looks: what is older than this is read anew when a tab is opened. */
export const FRESH_MS = 3_000;

const CALLS = ['loadTrainingData', 'listTrainees', 'readTrainee', 'readTrainingReport', 'readTrainingGrid'] as const;

/** What the training pages begin with: courses, counts, seats and the programme. */
export const useTrainingData = () =>
  useCallQuery('loadTrainingData', { updateWithSync: false }, { staleTime: FRESH_MS });

/** Has everything that depends on people or their courses read anew. */
export function useTrainingRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(
      [...CALLS, 'getModuleActivity' as const].map((name) =>
        queryClient.invalidateQueries({ queryKey: callKey(name) }),
      ),
    );
  };
}
