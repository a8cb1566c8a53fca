import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { callApi } from '../../api/call-api.ts';
import { forgetCsrfToken } from '../../api/csrf-token.ts';
import { notify } from '../../api/notify.ts';
import { keepForms } from '../../portal/kept-forms.ts';
import { say } from '../../portal/texts/say.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { type SessionState, sessionKey } from '../../portal/use-session-state.ts';
import { clearRedirect, keepPlace } from '../guards/saved-redirect.ts';
import { useEndSession as texts } from './session.texts.ts';
import { tellOtherTabs } from './session-channel.ts';

/** Nobody is led to the sign-in page without a word; why the server ended it, it tells nobody without a session. */
const SESSION_ENDED = texts.yourSessionHasEnded;
const VISIT_ENDED = texts.yourVisitToThis;

/** How a session ended: somebody signed out, or it ran out or was ended elsewhere. */
export type SessionEnd = 'signed-out' | 'lost';

/**
 * Forgets everything about a session that is over and goes to `/`, where the guard takes over. Of a session that was lost,
 * the place and what stood in forms are kept for whoever it was.
 */
export function useForgetSession(): (end: SessionEnd) => Promise<void> {
  const queryClient = useQueryClient();
  const goTo = useGoTo();
  const { history } = useRouter();
  return useCallback(
    async (end) => {
      const session = queryClient.getQueryData<SessionState>(sessionKey);
      // What staff typed in one customer's portal must not turn up in another's.
      const owner = (!session?.isServiceSession && session?.cognitoId) || null;
      forgetCsrfToken();
      sessionStorage.clear();
      if (end === 'lost' && owner !== null) {
        keepForms(owner);
        keepPlace(owner, history.location.href);
      }
      if (end === 'lost' && session?.authenticated) {
        void notify({ kind: 'warning', text: say(session.isServiceSession ? VISIT_ENDED : SESSION_ENDED) });
      }
      goTo('/', { replace: true, asksNothing: true });
      await queryClient.cancelQueries();
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] });
      queryClient.getMutationCache().clear();
      await queryClient.resetQueries({ queryKey: [sessionKey[0]] });
    },
    [queryClient, goTo, history],
  );
}

/** Signs out here and in the other tabs; when the call fails the person stays signed in and is told. */
export function useSignOut(): () => Promise<void> {
  const forgetSession = useForgetSession();
  return useCallback(async () => {
    try {
      await callApi('logout', {});
    } catch {
      void notify({ kind: 'danger', text: say(texts.signOutFailed) });
      return;
    }
    clearRedirect();
    tellOtherTabs('signed-out');
    await forgetSession('signed-out');
  }, [forgetSession]);
}
