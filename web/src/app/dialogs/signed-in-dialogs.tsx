import { Suspense, useEffect } from 'react';
import { dropFormsOfOthers } from '../../portal/kept-forms.ts';
import { lazyAside } from '../../portal/lazy-aside.ts';
import { useProfileQuery } from '../../portal/use-profile.ts';
import { useSessionState } from '../../portal/use-session-state.ts';
import { useSubscriptionQuery } from '../../portal/use-subscription.ts';
import { useOwnLanguage } from '../session/use-own-language.ts';
import { useSessionClock } from '../session/use-session-clock.ts';
import { ContactConciergeHost } from './contact-concierge-host.tsx';
import { useTellNotInPlan } from './use-tell-not-in-plan.ts';

const SessionTimeoutDialog = lazyAside(() => import('./session-timeout-dialog.tsx'));
const UsageCounter = lazyAside(() => import('../session/usage-counter.tsx'));
const SubscriptionFailedDialog = lazyAside(() => import('./subscription-failed-dialog.tsx'));

/** Dialogs that may come up on any page while someone is signed in; each is loaded when it is due. */
export default function SignedInDialogs() {
  const { warningEndsAtMs, continueSession } = useSessionClock();
  const { cognitoId, isServiceSession } = useSessionState();
  useEffect(() => dropFormsOfOthers(cognitoId), [cognitoId]);
  const plan = useSubscriptionQuery(false).data?.data.plans;
  useTellNotInPlan(plan?.modules);
  useOwnLanguage();
  const countsUsage = useProfileQuery(false).data?.countsUsage === true && !isServiceSession;
  return (
    <Suspense>
      <ContactConciergeHost />
      {countsUsage && <UsageCounter />}
      {plan?.subscriptionStatus === 'FAILED' && <SubscriptionFailedDialog />}
      {warningEndsAtMs !== null && (
        <SessionTimeoutDialog key={warningEndsAtMs} endsAtMs={warningEndsAtMs} onContinue={continueSession} />
      )}
    </Suspense>
  );
}
