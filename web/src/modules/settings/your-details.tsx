import { say } from '../../portal/texts/say.ts';
import { useSessionState } from '../../portal/use-session-state.ts';
import { Card } from '../../ui/card.tsx';
import { ChoicesCard } from './choices-card.tsx';
import { DigestCard } from './digest-card.tsx';
import { LanguageCard } from './language-card.tsx';
import { PasskeysCard } from './security/passkeys-card.tsx';
import { PasswordCard } from './security/password-card.tsx';
import { SecondFactorCard } from './security/second-factor-card.tsx';
import { SecurityNewsCard } from './security/security-news-card.tsx';
import { SessionsCard } from './security/sessions-card.tsx';
import { yourDetails as texts } from './settings.texts.ts';
import { YouTab } from './you-tab.tsx';

/** The user's details, second factor and sessions. Staff changes none of its own while it works for a customer. */
export function YourDetails() {
  const { isServiceSession, username } = useSessionState();
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      {isServiceSession ? (
        <Card title={say(texts.title)} description={say(texts.workAs, { username: username ?? '' })}>
          <p className="text-ink-soft">{say(texts.thisAccountDoesNot)}</p>
        </Card>
      ) : (
        <>
          <YouTab />
          <LanguageCard />
          <PasswordCard />
          <SecondFactorCard />
          <PasskeysCard />
          <SessionsCard />
          <DigestCard />
          <SecurityNewsCard />
          <ChoicesCard />
        </>
      )}
    </div>
  );
}
