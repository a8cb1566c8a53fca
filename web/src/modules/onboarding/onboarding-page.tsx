import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { InviteStep } from './invite-step.tsx';
import { onboardingPage as texts } from './onboarding.texts.ts';
import { OrganizationStep } from './organization-step.tsx';
import { useOnboarding } from './use-onboarding.ts';
import { WelcomeStep } from './welcome-step.tsx';
import { YourselfStep } from './yourself-step.tsx';

const steps = [texts.yourOrganization, texts.yourself, texts.inviteAnAdmin];

/** A welcome page, then three steps to the company's and the admin's profile (spec part 1, section 2). */
export default function OnboardingPage() {
  const onboarding = useOnboarding();
  const { draft, change, goToStep } = onboarding;
  usePageTitle(say(steps[draft.step - 1] ?? texts.welcome));

  if (draft.step === 0) return <WelcomeStep onStart={() => goToStep(1)} />;
  return (
    <div className="mx-auto w-full max-w-2xl">
      <Stepper label={say(texts.stepsToSetUp)} steps={steps.map((name) => say(name))} current={draft.step - 1} />
      <div className="mt-8 rounded-box border border-line bg-surface p-6 shadow-raised tablet:p-8">
        {draft.step === 1 && (
          <OrganizationStep
            company={draft.company}
            mayScan={draft.mayScan === true}
            onChange={(company) => change({ company })}
            onMayScanChange={(mayScan) => change({ mayScan })}
            onBack={() => goToStep(0)}
            onNext={() => goToStep(2)}
          />
        )}
        {draft.step === 2 && (
          <YourselfStep
            admin={draft.admin}
            onChange={(admin) => change({ admin })}
            wantsOffers={draft.wantsOffers === true}
            onWantsOffersChange={(wantsOffers) => change({ wantsOffers })}
            onBack={() => goToStep(1)}
            onNext={() => goToStep(3)}
          />
        )}
        {draft.step === 3 && <InviteStep onboarding={onboarding} />}
      </div>
    </div>
  );
}
