import { callApi } from '../../api/call-api.ts';
import type { CallOutput } from '../../api/calls.ts';
import { useAction } from '../../api/use-action.ts';
import { useFormatDate } from '../../portal/dates/use-format-date.ts';
import { say } from '../../portal/texts/say.ts';
import { useSessionState } from '../../portal/use-session-state.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { serviceVisits as texts } from './settings.texts.ts';

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
    done: say(texts.staffEmailCanNoLonger, { staffEmail }),
    refreshes: ['readActivity'],
    failed: { otherwise: say(texts.theVisitCouldNot) },
  });
  return (
    <Banner
      kind="warning"
      title={say(texts.staffEmailFromOurSupport, { staffEmail: visit.staffEmail })}
      action={
        !isServiceSession && (
          <Button variant="secondary" size="small" onPress={() => end()}>
            {say(texts.endThisVisit)}
          </Button>
        )
      }
    >
      {say(texts.reasonAndTimes, {
        reason: visit.reason,
        openedAt: formatDateTime(visit.openedAt),
        endsAt: formatDateTime(visit.endsAt),
      })}
    </Banner>
  );
}
