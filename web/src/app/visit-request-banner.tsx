import { useCallQuery } from '../api/use-call.ts';
import { say } from '../portal/texts/say.ts';
import { useSessionState } from '../portal/use-session-state.ts';
import { Banner } from '../ui/states/banner.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { visitRequestBanner as texts } from './news.texts.ts';

/** Tells the organization's admins on every page that support asks to come in. */
export default function VisitRequestBanner() {
  const { isServiceSession } = useSessionState();
  const { data } = useCallQuery('readVisitRequests', {}, { enabled: !isServiceSession, retry: false });
  const [first, ...others] = data?.data.requests ?? [];
  if (isServiceSession || first === undefined) return null;
  return (
    <section aria-label={say(texts.visitRequest)} data-print="hidden">
      <Banner
        kind="warning"
        title={say(texts.staffEmailFromOurSupport, { staffEmail: first.staffEmail })}
        isFullBleed
        action={
          <TextLink isStandalone href="/settings/admins">
            {say(texts.approveOrDecline)}
          </TextLink>
        }
      >
        {say(texts.reasonAndOthers, { reason: first.reason, others: others.length })}
      </Banner>
    </section>
  );
}
