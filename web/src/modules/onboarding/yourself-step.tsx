import { marketingConsentText } from '@portal/domain/marketing/marketing-consent.ts';
import { type FormEvent, useState } from 'react';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { yourselfStep as texts } from './onboarding.texts.ts';
import type { OnboardingDraft } from './onboarding-draft.ts';
import { StepButtons } from './step-buttons.tsx';

type Admin = OnboardingDraft['admin'];

type YourselfStepProps = {
  readonly admin: Admin;
  readonly onChange: (admin: Admin) => void;
  readonly wantsOffers: boolean;
  readonly onWantsOffersChange: (wantsOffers: boolean) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
};

/** Step 2: the person who sets the portal up. */
export function YourselfStep(props: YourselfStepProps) {
  const { admin, onChange, wantsOffers, onWantsOffersChange, onBack, onNext } = props;
  const { brandNameLong } = useBrand();
  const [left, setLeft] = useState({ first: false, last: false });
  const hasFirst = admin.firstName.trim() !== '';
  const hasLast = admin.lastName.trim() !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hasFirst && hasLast) onNext();
  };

  return (
    <form noValidate onSubmit={submit}>
      <h1 className="font-semibold text-2xl tracking-tight">{say(texts.tellUsAboutYourself)}</h1>
      <p className="mt-1.5 mb-6 text-ink-soft">{say(texts.youWillBeThe)}</p>
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField
            label={say(texts.firstName)}
            name="given-name"
            autoComplete="given-name"
            value={admin.firstName}
            onChange={(firstName) => onChange({ ...admin, firstName })}
            onBlur={() => setLeft({ ...left, first: true })}
            maxLength={100}
            isRequired
            errorMessage={left.first && !hasFirst ? say(texts.pleaseEnterYourFirst) : undefined}
          />
          <TextField
            label={say(texts.lastName)}
            name="family-name"
            autoComplete="family-name"
            value={admin.lastName}
            onChange={(lastName) => onChange({ ...admin, lastName })}
            onBlur={() => setLeft({ ...left, last: true })}
            maxLength={100}
            isRequired
            errorMessage={left.last && !hasLast ? say(texts.pleaseEnterYourLast) : undefined}
          />
        </div>
        <TextField
          label={say(texts.jobTitleOptional)}
          name="job-title"
          autoComplete="organization-title"
          value={admin.jobTitle}
          onChange={(jobTitle) => onChange({ ...admin, jobTitle })}
          maxLength={100}
        />
        <Switch isSelected={wantsOffers} onChange={onWantsOffersChange}>
          <span className="text-ink-soft text-sm">{marketingConsentText('promotions', brandNameLong, say)}</span>
        </Switch>
      </div>
      <StepButtons onBack={onBack}>
        <Button type="submit" isDisabled={!hasFirst || !hasLast}>
          {say(texts.next)}
        </Button>
      </StepButtons>
    </form>
  );
}
