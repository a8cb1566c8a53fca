import { useCallback } from 'react';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';

/** Sends somebody who has an account to sign in with it, or home when signed in, and says why (spec part 1, sections 4 and 8). */
export function useAccountExists(): (email: string) => void {
  const goTo = useGoTo();
  return useCallback(
    (email) => {
      showToast({ kind: 'warning', text: 'An account already exists. Sign in now...' });
      goTo(`/signin?${new URLSearchParams({ username: email })}`, { replace: true });
    },
    [goTo],
  );
}
