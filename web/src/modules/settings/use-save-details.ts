import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import type { CallName } from '../../api/calls.ts';
import { useAction } from '../../api/use-action.ts';
import { callKey } from '../../api/use-call.ts';
import { say } from '../../portal/texts/say.ts';
import { useSaveDetails as texts } from './settings.texts.ts';

type SaveDetails = {
  readonly save: () => Promise<boolean>;
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
 * @param reads the call that reads the details, where it is not the profile's
 */
export function useSaveDetails(
  send: (overwrites: boolean) => Promise<unknown>,
  onSaved: () => void,
  reads: CallName = 'profileCheck',
): SaveDetails {
  const queryClient = useQueryClient();
  const load = () => queryClient.refetchQueries({ queryKey: callKey(reads) });
  const [isOutdated, setIsOutdated] = useState(false);
  const { act, errors, setErrors, isBusy } = useAction(
    async (overwrites: boolean) => {
      setIsOutdated(false);
      await send(overwrites);
      await load();
      onSaved();
    },
    {
      done: say(texts.detailsSuccessfullyUpdated),
      failed: { always: say(texts.detailsCouldNotBe) },
      onFailure: async (error) => {
        const isLate = isApiError(error, 'CHANGED_ELSEWHERE');
        setIsOutdated(isLate);
        if (isLate) await load();
        return false;
      },
    },
  );
  return {
    save: () => act(isOutdated),
    isBusy,
    fieldErrors: errors,
    isOutdated,
    forget: () => {
      setIsOutdated(false);
      setErrors({});
    },
  };
}
