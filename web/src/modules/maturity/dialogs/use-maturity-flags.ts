import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { callKey } from '../../../api/use-call.ts';
import { type PortalData, usePortalDataQuery } from '../../../portal/use-portal-data.ts';
import { useSessionQuery } from '../../../portal/use-session-state.ts';

type MaturityFlags = PortalData['cybermaturity'];

/** What the person has seen of cyber maturity and chosen to hide; in a service session that stays in this browser (spec part 2, section 6). */
export function useMaturityFlags(): {
  /** Undefined while they are loading. */
  readonly flags: MaturityFlags | undefined;
  readonly setFlags: (flags: MaturityFlags) => void;
} {
  const { data } = usePortalDataQuery();
  const isServiceSession = useSessionQuery().data?.isServiceSession ?? false;
  const queryClient = useQueryClient();
  return {
    flags: data?.data.cybermaturity,
    setFlags(flags) {
      queryClient.setQueryData<CallOutput<'getCustomerPortalData'>>(
        callKey('getCustomerPortalData', {}),
        (known) =>
          known && { ...known, data: { ...known.data, cybermaturity: { ...known.data.cybermaturity, ...flags } } },
      );
      // A flag that could not be stored only means that the dialog opens once more.
      if (!isServiceSession) void callApi('updateCustomerPortalData', { cybermaturity: flags }).catch(() => undefined);
    },
  };
}
