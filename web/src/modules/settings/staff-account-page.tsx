import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LanguageCard } from './language-card.tsx';
import { PasskeysCard } from './security/passkeys-card.tsx';
import { PasswordCard } from './security/password-card.tsx';
import { SecondFactorCard } from './security/second-factor-card.tsx';
import { SessionsCard } from './security/sessions-card.tsx';
import { staffAccountPage as texts } from './settings.texts.ts';

/** How a member of the provider's staff signs in; staff has no organisation, and so no settings of one. */
export default function StaffAccountPage() {
  usePageTitle(say(texts.yourAccount));
  return (
    <>
      <PageHeading title={say(texts.yourAccount)} />
      <div className="flex max-w-2xl flex-col gap-6">
        <LanguageCard />
        <PasswordCard />
        <SecondFactorCard />
        <PasskeysCard />
        <SessionsCard />
      </div>
    </>
  );
}
