import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
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
      <h1 className="font-semibold text-2xl tracking-tight">Invite an admin</h1>
      <p className="mt-1.5 mb-6 text-ink-soft">
        An admin can see and administer the same modules as you, and manage other users. You can skip this and invite
        people later in the settings.
      </p>
      <div className="flex flex-col gap-4">
        <TextField
          label="Email address"
          type="email"
          name="invite-email"
          autoComplete="off"
          value={invite.email}
          onChange={(email) => set({ email })}
          onBlur={() => setIsLeft(true)}
          maxLength={254}
          errorMessage={isLeft && isEmailWrong ? 'Please enter a valid email.' : undefined}
        />
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField
            label="First name (optional)"
            autoComplete="off"
            value={invite.firstName}
            onChange={(firstName) => set({ firstName })}
            maxLength={100}
          />
          <TextField
            label="Last name (optional)"
            autoComplete="off"
            value={invite.lastName}
            onChange={(lastName) => set({ lastName })}
            maxLength={100}
          />
        </div>
        <TextField
          label="Job title (optional)"
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
          Skip
        </Button>
        <Button type="submit" isBusy={busy === 'invite'} isDisabled={!canInvite && busy !== 'invite'}>
          Invite Admin
        </Button>
      </StepButtons>
    </form>
  );
}
