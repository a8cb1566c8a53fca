import { useSessionState } from '../../portal/use-session-state.ts';
import { Card } from '../../ui/card.tsx';
import { ChoicesCard } from './choices-card.tsx';
import { DigestCard } from './digest-card.tsx';
import { PasswordCard } from './security/password-card.tsx';
import { SecondFactorCard } from './security/second-factor-card.tsx';
import { SecurityNewsCard } from './security/security-news-card.tsx';
import { SessionsCard } from './security/sessions-card.tsx';
import { YouTab } from './you-tab.tsx';

/** The user's details, second factor and sessions. Staff changes none of its own while it works for a customer. */
export function YourDetails() {
  const { isServiceSession, username } = useSessionState();
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      {isServiceSession ? (
        <Card title="Your Details" description={`You work here as ${username}.`}>
          <p className="text-ink-soft">
            This account does not belong to the customer. To change its password or second factor, or to see where you
            are signed in, leave this portal first.
          </p>
        </Card>
      ) : (
        <>
          <YouTab />
          <PasswordCard />
          <SecondFactorCard />
          <SessionsCard />
          <DigestCard />
          <SecurityNewsCard />
          <ChoicesCard />
        </>
      )}
    </div>
  );
}
