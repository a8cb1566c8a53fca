import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import type { CallOutput } from '../api/calls.ts';
import { callKey } from '../api/use-call.ts';
import { type PortalData, usePortalDataQuery } from './use-portal-data.ts';
import { useSessionState } from './use-session-state.ts';

type IntroModule = keyof PortalData['introViewed'];

/**
 * Whether the person has seen a module's introduction, and how to note that they have. In a service session the note
 * stays in this browser (spec part 1, sections 4 and 6). `viewed` is undefined while that is loading.
 */
export function useIntroFlag(module: IntroModule): { viewed: boolean | undefined; markViewed: () => Promise<void> } {
  const { data } = usePortalDataQuery();
  const { isServiceSession } = useSessionState();
  const queryClient = useQueryClient();

  const markViewed = async () => {
    queryClient.setQueryData<CallOutput<'getCustomerPortalData'>>(
      callKey('getCustomerPortalData', {}),
      (known) =>
        known && { ...known, data: { ...known.data, introViewed: { ...known.data.introViewed, [module]: true } } },
    );
    if (!isServiceSession) await callApi('updateCustomerPortalData', { introViewed: { [module]: true } });
  };

  return { viewed: data === undefined ? undefined : data.data.introViewed[module] === true, markViewed };
}
