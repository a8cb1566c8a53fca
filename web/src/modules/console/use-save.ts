import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrorsOf } from '../../api/api-error.ts';
import type { CallName } from '../../api/calls.ts';
import { showFailure } from '../../api/show-failure.ts';
import { callKey } from '../../api/use-call.ts';
import { showToast } from '../../ui/overlays/toast.tsx';

type Saving = {
  /** What was wrong with the fields the last time. */
  readonly errors: Readonly<Record<string, string>>;
  /**
   * Makes a change, says that it is made, and loads the lists anew; true when it was made. Without words it was only a check. A
   * failure that the form itself tells of (`isTold`) gets no message.
   */
  readonly save: <Done>(
    change: () => Promise<Done>,
    doneText?: string | ((done: Done) => string),
    isTold?: (error: unknown) => Promise<boolean>,
  ) => Promise<boolean>;
};

/** Changes of the console: what is wrong goes to its field, the rest into messages, and nothing typed is lost. */
export function useSave(...lists: readonly CallName[]): Saving {
  const queryClient = useQueryClient();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const save: Saving['save'] = async (change, doneText, isTold) => {
    setErrors({});
    let text: string | undefined;
    try {
      const done = await change();
      text = typeof doneText === 'function' ? doneText(done) : doneText;
    } catch (error) {
      if (await isTold?.(error)) return false;
      setErrors(fieldErrorsOf(error));
      showFailure(error);
      return false;
    }
    if (text === undefined) return true;
    showToast({ kind: 'success', text });
    await Promise.all(
      [...lists, 'listOfferChoices' as const].map((name) => queryClient.invalidateQueries({ queryKey: callKey(name) })),
    );
    return true;
  };
  return { errors, save };
}
