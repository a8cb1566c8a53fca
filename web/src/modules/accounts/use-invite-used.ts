import { useCallback } from 'react';
import { say } from '../../portal/texts/say.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { showToast } from '../../ui/overlays/toast.tsx';
import { useInviteUsed as texts } from './invitations.texts.ts';

/** Tells that an invitation was used already and goes to sign-in (spec part 1, section 8). */
export function useInviteUsed(): (email: string) => void {
  const goTo = useGoTo();
  return useCallback(
    (email) => {
      showToast({ kind: 'warning', text: say(texts.youveAlreadyCreatedAn, { email }) });
      goTo(`/signin?${new URLSearchParams({ username: email })}`, { replace: true });
    },
    [goTo],
  );
}
