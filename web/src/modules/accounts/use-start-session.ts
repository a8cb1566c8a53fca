import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../../api/call-api.ts';
import type { CallOutput } from '../../api/calls.ts';
import { forgetCsrfToken } from '../../api/csrf-token.ts';
import { sessionKey } from '../../portal/use-session-state.ts';
import { forgetVerification } from './verification-storage.ts';

/** What a sign-in still owes beside its password. */
export type SecondFactorDue = CallOutput<'createSession'>['secondFactor'];

export type StartSession = {
  /** Makes a session of the proof that the identity provider gave, unless a second factor is due. */
  readonly start: (bearer: string) => Promise<SecondFactorDue>;
  /** Once there is a session: loads the session state anew, upon which the guards lead on. */
  readonly finish: () => Promise<void>;
};

/** The end of a sign-in. Failures are ApiErrors. */
export function useStartSession(): StartSession {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const finish = async () => {
      forgetCsrfToken();
      forgetVerification();
      await queryClient.refetchQueries({ queryKey: sessionKey });
    };
    return {
      finish,
      async start(bearer) {
        const headers = { authorization: `Bearer ${bearer}` };
        const { secondFactor } = await callApi('createSession', {}, { headers });
        if (secondFactor === 'not-needed') await finish();
        return secondFactor;
      },
    };
  }, [queryClient]);
}
