import type { UseQueryResult } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '../api/calls.ts';
import { callKey, useCallQuery } from '../api/use-call.ts';

export type SessionState = CallOutput<'checkSession'>;

// Read once: the address loses its query when people move on.
const brandCode = new URLSearchParams(window.location.search).get('bc')?.slice(0, 60);

/** What every session check sends: the brand code of the address the portal was opened with, if any. */
export const sessionCheckInput: CallInput<'checkSession'> = brandCode ? { bc: brandCode } : {};

/** Key under which the session check's answer is cached. */
export const sessionKey = callKey('checkSession', sessionCheckInput);

/** The session check as a query; it is repeated on purpose only, by the session clock. */
export function useSessionQuery(): UseQueryResult<SessionState, Error> {
  return useCallQuery('checkSession', sessionCheckInput, { staleTime: Number.POSITIVE_INFINITY });
}

/** Who is here. For pages, which are shown only when that is known. */
export function useSessionState(): SessionState {
  const { data } = useSessionQuery();
  if (data === undefined) throw new Error('The session is read before it was checked.');
  return data;
}
