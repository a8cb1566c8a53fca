import type { CallOutput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useStaffMay } from '../use-staff-may.ts';

/** While a request waits or is approved, what became of it is looked up again after this time. */
const LOOK_EVERY_MS = 20_000;

type Access = CallOutput<'readVisitAccess'>['data'];

const hasOpenRequest = (access: Access | undefined) =>
  access?.request?.state === 'waiting' || access?.request?.state === 'approved';

/** Whether a customer wants to be asked before a visit, and what it said. */
export function useVisitAccess(orgId: string): Access | undefined {
  const query = useCallQuery(
    'readVisitAccess',
    { orgId },
    {
      enabled: useStaffMay('customers.visit'),
      staleTime: 0,
      refetchInterval: ({ state }) => (hasOpenRequest(state.data?.data) ? LOOK_EVERY_MS : false),
    },
  );
  return query.data?.data;
}
