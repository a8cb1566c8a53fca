import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '../../api/call-api.ts';
import { forgetCsrfToken } from '../../api/csrf-token.ts';
import { notify } from '../../api/notify.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { sessionKey } from '../../portal/use-session-state.ts';
import { clearRedirect } from '../guards/saved-redirect.ts';
import { tellOtherTabs } from './session-channel.ts';

/** Forgets everything about a session that is over and goes to `/`, where the guard takes over. */
export function useForgetSession(): () => Promise<void> {
  const queryClient = useQueryClient();
  const goTo = useGoTo();
  return useCallback(async () => {
    forgetCsrfToken();
    sessionStorage.clear();
    goTo('/', { replace: true });
    await queryClient.cancelQueries();
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] });
    queryClient.getMutationCache().clear();
    await queryClient.resetQueries({ queryKey: [sessionKey[0]] });
  }, [queryClient, goTo]);
}

/** Signs out here and in the other tabs; when the call fails the person stays signed in and is told. */
export function useSignOut(): () => Promise<void> {
  const forgetSession = useForgetSession();
  return useCallback(async () => {
    try {
      await callApi('logout', {});
    } catch {
      void notify({ kind: 'danger', text: 'Sign out failed' });
      return;
    }
    clearRedirect();
    tellOtherTabs('signed-out');
    await forgetSession();
  }, [forgetSession]);
}
