import { callApi } from '../../api/call-api.ts';
import type { CallOutput } from '../../api/calls.ts';
import { useAction } from '../../api/use-action.ts';
import { useFormatDate } from '../../portal/dates/use-format-date.ts';
import { useSessionState } from '../../portal/use-session-state.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/states/banner.tsx';

type Visit = CallOutput<'readActivity'>['data']['serviceSessions'][number];

/** Who of the provider's staff is in the portal now; each visit can be ended. */
export function ServiceVisits({ visits }: { readonly visits: readonly Visit[] }) {
  return visits.map((visit) => <ServiceVisit key={visit.serviceSessionId} visit={visit} />);
}

function ServiceVisit({ visit }: { readonly visit: Visit }) {
  const { formatDateTime } = useFormatDate();
  const { isServiceSession } = useSessionState();
  const { serviceSessionId, staffEmail } = visit;
  const { act: end } = useAction(() => callApi('endServiceSession', { serviceSessionId }), {
    done: `${staffEmail} can no longer see your portal.`,
    refreshes: ['readActivity'],
    failed: { otherwise: 'The visit could not be ended.' },
  });
  return (
    <Banner
      kind="warning"
      title={`${visit.staffEmail} from our support team is in your portal.`}
      action={
        !isServiceSession && (
          <Button variant="secondary" size="small" onPress={() => end()}>
            End this visit
          </Button>
        )
      }
    >
      Reason: {visit.reason} Since {formatDateTime(visit.openedAt)}, until {formatDateTime(visit.endsAt)} at the latest.
    </Banner>
  );
}
