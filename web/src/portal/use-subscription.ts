import type { UseQueryResult } from '@tanstack/react-query';
import type { CallOutput } from '../api/calls.ts';
import { useCallQuery } from '../api/use-call.ts';

/** The organisation's plan: module statuses in `modules`, limits, trial dates, `isHighestPlan`. */
export type Subscription = CallOutput<'featureUsageProfile'>['data']['plans'];

/** The plan as a query; off until there is an organisation. */
export function useSubscriptionQuery(enabled = true): UseQueryResult<CallOutput<'featureUsageProfile'>, Error> {
  return useCallQuery('featureUsageProfile', {}, { enabled, staleTime: 5 * 60_000 });
}

/** The organisation's plan. For pages of members, which are shown only when it is there. */
export function useSubscription(): Subscription {
  const { data } = useSubscriptionQuery();
  if (data === undefined) throw new Error('The plan is read before it was loaded.');
  return data.data.plans;
}
