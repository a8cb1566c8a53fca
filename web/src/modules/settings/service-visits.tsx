import { useQueryClient } from '@tanstack/react-query';
import { showApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import type { CallOutput } from '../../api/calls.ts';
import { callKey } from '../../api/use-call.ts';
import { useFormatDate } from '../../portal/use-format-date.ts';
import { useSessionState } from '../../portal/use-session-state.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';

type Visit = CallOutput<'readActivity'>['data']['serviceSessions'][number];

/** Who of the provider's staff is in the portal now; each visit can be ended. */
export function ServiceVisits({ visits }: { readonly visits: readonly Visit[] }) {
  const { formatDateTime } = useFormatDate();
  const { isServiceSession } = useSessionState();
  const queryClient = useQueryClient();
  const end = async (visit: Visit) => {
    try {
      await callApi('endServiceSession', { serviceSessionId: visit.serviceSessionId });
      showToast({ kind: 'success', text: `${visit.staffEmail} can no longer see your portal.` });
    } catch (error) {
      showApiError(error, 'The visit could not be ended.');
    }
    await queryClient.invalidateQueries({ queryKey: callKey('readActivity') });
  };
  return visits.map((visit) => (
    <Banner
      key={visit.serviceSessionId}
      kind="warning"
      title={`${visit.staffEmail} of our support is in your portal.`}
      action={
        !isServiceSession && (
          <Button variant="secondary" size="small" onPress={() => end(visit)}>
            End this visit
          </Button>
        )
      }
    >
      Reason: {visit.reason} Since {formatDateTime(visit.openedAt)}, until {formatDateTime(visit.endsAt)} at the latest.
    </Banner>
  ));
}
