import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '../../api/call-api.ts';
import { forgetCsrfToken } from '../../api/csrf-token.ts';
import { sessionKey } from '../../portal/use-session-state.ts';
import { forgetVerification } from './verification-storage.ts';

/**
 * Signs in with a password: the bearer that the identity provider answers is exchanged for a session, then the session
 * state is loaded anew, upon which the guards lead on. Failures are ApiErrors.
 */
export function useSignIn(): (username: string, password: string) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (username, password) => {
      const { bearer } = await callApi('authenticate', { username, password });
      await callApi('createSession', {}, { headers: { authorization: `Bearer ${bearer}` } });
      forgetCsrfToken();
      forgetVerification();
      await queryClient.refetchQueries({ queryKey: sessionKey });
    },
    [queryClient],
  );
}
