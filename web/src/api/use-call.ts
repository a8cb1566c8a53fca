import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from './call-api.ts';
import type { CallInput, CallName, CallOutput } from './calls.ts';

type QueryOptions<Name extends CallName> = Omit<
  UseQueryOptions<CallOutput<Name>, Error, CallOutput<Name>>,
  'queryKey' | 'queryFn'
>;

/** Key of a call's cached answer: `queryClient.invalidateQueries({ queryKey: callKey('loadTargetList') })`. */
export function callKey<Name extends CallName>(name: Name, input?: CallInput<Name>): readonly unknown[] {
  return input === undefined ? [name] : [name, input];
}

/** Reads by a call; the answer is cached by name and input. */
export function useCallQuery<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options?: QueryOptions<Name>,
): UseQueryResult<CallOutput<Name>, Error> {
  return useQuery<CallOutput<Name>, Error, CallOutput<Name>>({
    ...options,
    queryKey: callKey(name, input),
    queryFn: ({ signal }) => callApi(name, input, { signal }),
  });
}
