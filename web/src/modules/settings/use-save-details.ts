import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldErrorsOf, isApiError } from '../../api/api-error.ts';
import { callKey } from '../../api/use-call.ts';
import { useOneAtATime } from '../../api/use-one-at-a-time.ts';
import { showToast } from '../../ui/overlays/toast.tsx';

type SaveDetails = {
  readonly save: () => void;
  readonly isBusy: boolean;
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** True when somebody else changed the details meanwhile; the profile holds theirs by then, and saving again overwrites it. */
  readonly isOutdated: boolean;
  /** Forgets how the last saving went. */
  readonly forget: () => void;
};

/**
 * Saves details by a call, says how it went, and loads the profile anew.
 * @param send gets whether to overwrite what somebody else has stored meanwhile
 */
export function useSaveDetails(send: (overwrites: boolean) => Promise<unknown>, onSaved: () => void): SaveDetails {
  const queryClient = useQueryClient();
  const loadProfile = () => queryClient.refetchQueries({ queryKey: callKey('profileCheck') });
  const mutation = useMutation({
    mutationFn: async (overwrites: boolean) => {
      await send(overwrites);
      await loadProfile();
    },
    onSuccess: () => {
      onSaved();
      void showToast({ kind: 'success', text: 'Details successfully updated.' });
    },
    onError: async (error) => {
      void showToast({ kind: 'danger', text: 'Details could not be updated.' });
      if (isApiError(error, 'CHANGED_ELSEWHERE')) await loadProfile();
    },
  });
  const save = useOneAtATime((overwrites: boolean) => mutation.mutateAsync(overwrites).catch(() => null));
  const isOutdated = isApiError(mutation.error, 'CHANGED_ELSEWHERE');
  return {
    save: () => void save(isOutdated),
    isBusy: mutation.isPending,
    fieldErrors: fieldErrorsOf(mutation.error),
    isOutdated,
    forget: mutation.reset,
  };
}
