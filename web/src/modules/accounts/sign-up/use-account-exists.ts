import { useCallback } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { useAccountExists as texts } from './sign-up.texts.ts';

/** Sends somebody who has an account to sign in with it, or home when signed in, and says why (spec part 1, sections 4 and 8). */
export function useAccountExists(): (email: string) => void {
  const goTo = useGoTo();
  return useCallback(
    (email) => {
      showToast({ kind: 'warning', text: say(texts.anAccountAlreadyExists) });
      goTo(`/signin?${new URLSearchParams({ username: email })}`, { replace: true });
    },
    [goTo],
  );
}
