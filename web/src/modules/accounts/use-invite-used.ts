import { useCallback } from 'react';
import { useGoTo } from '../../portal/use-go-to.ts';
import { showToast } from '../../ui/overlays/toast.tsx';

/** Tells that an invitation was used already and goes to sign-in (spec part 1, section 8). */
export function useInviteUsed(): (email: string) => void {
  const goTo = useGoTo();
  return useCallback(
    (email) => {
      showToast({ kind: 'warning', text: `You've already created an account (${email}). Please sign in.` });
      goTo(`/signin?${new URLSearchParams({ username: email })}`, { replace: true });
    },
    [goTo],
  );
}
