import { useCallQuery } from '../api/use-call.ts';
import { useSessionState } from '../portal/use-session-state.ts';
import { Banner } from '../ui/states/banner.tsx';
import { TextLink } from '../ui/text-link.tsx';

/** Tells the organization's admins on every page that support asks to come in. */
export default function VisitRequestBanner() {
  const { isServiceSession } = useSessionState();
  const { data } = useCallQuery('readVisitRequests', {}, { enabled: !isServiceSession, retry: false });
  const [first, ...others] = data?.data.requests ?? [];
  if (isServiceSession || first === undefined) return null;
  const more = others.length === 0 ? '' : ` There are ${others.length} more.`;
  return (
    <section aria-label="Visit request" data-print="hidden">
      <Banner
        kind="warning"
        title={`${first.staffEmail} from our support team asks to visit your portal.`}
        isFullBleed
        action={
          <TextLink isStandalone href="/settings/admins">
            Approve or decline
          </TextLink>
        }
      >
        Reason: {first.reason}
        {more}
      </Banner>
    </section>
  );
}
