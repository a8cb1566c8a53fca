import {
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
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

/** Changes something by a call. */
export function useCallMutation<Name extends CallName>(
  name: Name,
  options?: Omit<UseMutationOptions<CallOutput<Name>, Error, CallInput<Name>>, 'mutationFn'>,
): UseMutationResult<CallOutput<Name>, Error, CallInput<Name>> {
  return useMutation<CallOutput<Name>, Error, CallInput<Name>>({
    ...options,
    mutationFn: (input) => callApi(name, input),
  });
}
