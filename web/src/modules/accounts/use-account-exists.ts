import { useCallback } from 'react';
import { useGoTo } from '../../portal/use-go-to.ts';
import { showToast } from '../../ui/toast.tsx';

/** Sends somebody who has an account home, and says why (spec part 1, sections 4 and 8). */
export function useAccountExists(): () => void {
  const goTo = useGoTo();
  return useCallback(() => {
    showToast({ kind: 'warning', text: 'An account already exists. Sign in now...' });
    goTo('/', { replace: true });
  }, [goTo]);
}
