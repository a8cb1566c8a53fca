import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { type FormEvent, useState } from 'react';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { inviteStep as texts } from './onboarding.texts.ts';
import { StepButtons } from './step-buttons.tsx';
import type { Onboarding } from './use-onboarding.ts';

type InviteStepProps = { readonly onboarding: Onboarding };

/** Step 3: a second admin, if wanted. Skip saves without an invitation. */
export function InviteStep({ onboarding }: InviteStepProps) {
  const { draft, change, goToStep, busy, finish } = onboarding;
  const { invite } = draft;
  const [isLeft, setIsLeft] = useState(false);
  const hasEmail = invite.email.trim() !== '';
  const isEmailWrong = hasEmail && !isEmailAddress(normalizeEmail(invite.email));
  const canInvite = hasEmail && !isEmailWrong && busy === null;
  const set = (changes: Partial<typeof invite>) => change({ invite: { ...invite, ...changes } });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canInvite) void finish('invite');
  };

  return (
    <form noValidate onSubmit={submit}>
      <h1 className="font-semibold text-2xl tracking-tight">{say(texts.inviteAnAdmin)}</h1>
      <p className="mt-1.5 mb-6 text-ink-soft">{say(texts.anAdminCanSee)}</p>
      <div className="flex flex-col gap-4">
        <TextField
          label={say(texts.emailAddress)}
          type="email"
          name="invite-email"
          autoComplete="off"
          value={invite.email}
          onChange={(email) => set({ email })}
          onBlur={() => setIsLeft(true)}
          maxLength={254}
          errorMessage={isLeft && isEmailWrong ? say(texts.pleaseEnterAValid) : undefined}
        />
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField
            label={say(texts.firstNameOptional)}
            autoComplete="off"
            value={invite.firstName}
            onChange={(firstName) => set({ firstName })}
            maxLength={100}
          />
          <TextField
            label={say(texts.lastNameOptional)}
            autoComplete="off"
            value={invite.lastName}
            onChange={(lastName) => set({ lastName })}
            maxLength={100}
          />
        </div>
        <TextField
          label={say(texts.jobTitleOptional)}
          autoComplete="off"
          value={invite.jobTitle}
          onChange={(jobTitle) => set({ jobTitle })}
          maxLength={100}
        />
      </div>
      <StepButtons onBack={() => goToStep(2)} isBackDisabled={busy !== null}>
        <Button
          variant="secondary"
          isBusy={busy === 'skip'}
          isDisabled={busy === 'invite'}
          onPress={() => finish('skip')}
        >
          {say(texts.skip)}
        </Button>
        <Button type="submit" isBusy={busy === 'invite'} isDisabled={!canInvite && busy !== 'invite'}>
          {say(texts.inviteAdmin)}
        </Button>
      </StepButtons>
    </form>
  );
}
