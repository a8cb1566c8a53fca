import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import type { CallOutput } from '../../api/calls.ts';
import { forgetCsrfToken } from '../../api/csrf-token.ts';
import { sessionKey } from '../../portal/use-session-state.ts';
import { forgetVerification } from './verification/verification-storage.ts';

/** What a sign-in still owes beside its password. */
export type SecondFactorDue = CallOutput<'createSession'>['secondFactor'];

/**
 * Makes a session of the proof that the identity provider gave, unless a second factor is due: then it answers which.
 * Failures are ApiErrors.
 */
export function useStartSession(): (bearer: string) => Promise<SecondFactorDue> {
  const queryClient = useQueryClient();
  return async (bearer) => {
    const { secondFactor } = await callApi('createSession', {}, { headers: { authorization: `Bearer ${bearer}` } });
    if (secondFactor === 'not-needed') await enterPortal(queryClient);
    return secondFactor;
  };
}

/** Once there is a session: loads the session state anew, upon which the guards lead on. */
export async function enterPortal(queryClient: QueryClient): Promise<void> {
  forgetCsrfToken();
  forgetVerification();
  await queryClient.refetchQueries({ queryKey: sessionKey });
}
