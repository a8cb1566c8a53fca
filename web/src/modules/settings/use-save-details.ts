import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldErrorsOf } from '../../api/api-error.ts';
import { callKey } from '../../api/use-call.ts';
import { showToast } from '../../ui/toast.tsx';

type SaveDetails = {
  readonly save: () => void;
  readonly isBusy: boolean;
  readonly fieldErrors: Readonly<Record<string, string>>;
};

/** Saves details by a call, says how it went, and loads the profile anew. */
export function useSaveDetails(send: () => Promise<unknown>): SaveDetails {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: async () => {
      await send();
      await queryClient.refetchQueries({ queryKey: callKey('profileCheck') });
    },
    onSuccess: () => showToast({ kind: 'success', text: 'Details successfully updated.' }),
    onError: () => showToast({ kind: 'danger', text: 'Details could not be updated.' }),
  });
  return { save: mutation.mutate, isBusy: mutation.isPending, fieldErrors: fieldErrorsOf(mutation.error) };
}
