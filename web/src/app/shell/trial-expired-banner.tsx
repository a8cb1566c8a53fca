import { isTrialExpired } from '@portal/domain/plans/trial.ts';
import { useLocation } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { say } from '../../portal/texts/say.ts';
import { useSubscription } from '../../portal/use-subscription.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { trialExpiredBanner as texts } from './menu.texts.ts';

const planPaths = ['/plan', '/subscription'];

/** Says that the free trial is over: 50 px high, 80 on phones (spec part 1, section 4). */
export function TrialExpiredBanner() {
  const { subscriptionStatus, expirationDate } = useSubscription();
  const path = useLocation({ select: (location) => location.pathname });
  const endsAt = expirationDate === null ? null : new Date(expirationDate);
  if (!isTrialExpired(subscriptionStatus, endsAt, new Date())) return null;
  return (
    <section
      aria-label={say(texts.freeTrial)}
      data-print="hidden"
      className="flex h-20 items-center justify-center gap-4 border-warning/50 border-b bg-warning-soft px-4 text-sm desktop:h-[50px]"
    >
      <p className="flex items-center gap-2.5">
        <TriangleAlert aria-hidden="true" size={20} className="shrink-0 text-warning-ink" />
        <span>
          <strong className="font-semibold">{say(texts.yourFreeTrialHas)}</strong>{' '}
          {planPaths.includes(path) ? say(texts.selectAPlanBelow) : say(texts.yourResultsAreKept)}
        </span>
      </p>
      {!planPaths.includes(path) && (
        <LinkButton href="/plan" size="small">
          {say(texts.subscribeNow)}
        </LinkButton>
      )}
    </section>
  );
}
