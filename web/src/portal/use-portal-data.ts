import type { UseQueryResult } from '@tanstack/react-query';
import type { CallOutput } from '../api/calls.ts';
import { useCallQuery } from '../api/use-call.ts';

/** What the person has seen and chosen in the portal. */
export type PortalData = CallOutput<'getCustomerPortalData'>['data'];

/** What the person has seen, as a query; off until there is an organisation. */
export function usePortalDataQuery(enabled = true): UseQueryResult<CallOutput<'getCustomerPortalData'>, Error> {
  return useCallQuery('getCustomerPortalData', {}, { enabled, staleTime: Number.POSITIVE_INFINITY });
}
