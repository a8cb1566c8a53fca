import { useEffect } from 'react';
import { callApi } from '../../api/call-api.ts';
import { useAction } from '../../api/use-action.ts';
import { useFormatDate } from '../../portal/dates/use-format-date.ts';
import { say } from '../../portal/texts/say.ts';
import { useProfile } from '../../portal/use-profile.ts';
import { sessionCheckInput, useSessionState } from '../../portal/use-session-state.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { serviceSessionBanner as texts } from './menu.texts.ts';

/** The customer may end the session at any time; this often the portal looks whether it has. */
const LOOK_EVERY_MS = 20_000;
// Everything that was loaded belongs to the customer, so the console starts anew.
const backToConsole = () => window.location.assign('/console');

/** Warns the provider's staff that they act for a customer, all along, and lets them leave (spec part 1, section 6). */
export function ServiceSessionBanner() {
  const { isServiceSession, serviceSessionEndsAt } = useSessionState();
  const { companyData } = useProfile();
  const { formatDateTime } = useFormatDate();

  useEffect(() => {
    if (!isServiceSession) return;
    const look = async () => {
      const session = await callApi('checkSession', sessionCheckInput).catch(() => null);
      if (session !== null && !session.isServiceSession) backToConsole();
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isServiceSession]);

  const { act: leave } = useAction(async () => {
    await callApi('leaveServiceSession', {});
    backToConsole();
  });
  if (!isServiceSession) return null;
  const company = companyData?.companyName ?? say(texts.aCustomer);
  return (
    <section aria-label={say(texts.serviceSession)}>
      <Banner
        kind="warning"
        title={say(texts.title)}
        isFullBleed
        action={
          <Button variant="secondary" size="small" onPress={() => leave()}>
            {say(texts.leave)}
          </Button>
        }
      >
        {serviceSessionEndsAt === null
          ? say(texts.working, { company })
          : say(texts.workingUntil, { company, endsAt: formatDateTime(serviceSessionEndsAt) })}
      </Banner>
    </section>
  );
}
