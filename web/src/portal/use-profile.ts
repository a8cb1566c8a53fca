import type { UseQueryResult } from '@tanstack/react-query';
import type { CallOutput } from '../api/calls.ts';
import { useCallQuery } from '../api/use-call.ts';

export type Profile = CallOutput<'profileCheck'>;

/** The user's and the company's profile as a query; off until the session is known. */
export function useProfileQuery(enabled = true): UseQueryResult<Profile, Error> {
  return useCallQuery('profileCheck', {}, { enabled, staleTime: Number.POSITIVE_INFINITY });
}

/** The user's and the company's profile. For pages of signed-in people, which are shown only when it is there. */
export function useProfile(): Profile {
  const { data } = useProfileQuery();
  if (data === undefined) throw new Error('The profile is read before it was loaded.');
  return data;
}
