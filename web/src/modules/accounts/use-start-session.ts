import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '../../api/call-api.ts';
import { forgetCsrfToken } from '../../api/csrf-token.ts';
import { sessionKey } from '../../portal/use-session-state.ts';
import { forgetVerification } from './verification-storage.ts';

/**
 * Makes a session of the proof that the identity provider gave, then loads the session state anew, upon which the guards
 * lead on. Failures are ApiErrors.
 */
export function useStartSession(): (bearer: string) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (bearer) => {
      await callApi('createSession', {}, { headers: { authorization: `Bearer ${bearer}` } });
      forgetCsrfToken();
      forgetVerification();
      await queryClient.refetchQueries({ queryKey: sessionKey });
    },
    [queryClient],
  );
}
