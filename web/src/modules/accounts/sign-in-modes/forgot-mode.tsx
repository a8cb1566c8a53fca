import { type FormEvent, useEffect } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { notify } from '../../../api/notify.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccessLayout } from '../access-layout.tsx';
import { FormProblem } from '../form-problem.tsx';
import { takeRecoveryAddress } from '../recovery/recovery-address.ts';
import type { SignIn } from '../use-sign-in.ts';
import { forgotMode as texts } from './sign-in-modes.texts.ts';

/** Asks for a verification code by which a new password is set (spec part 1, section 4, "Sign-in modes"). */
export default function ForgotMode({ signIn }: { readonly signIn: SignIn }) {
  const { username, setUsername, identity, problem } = signIn;
  // Who comes from asking for a link has typed the address there.
  useEffect(() => {
    const asked = takeRecoveryAddress();
    if (asked !== '') setUsername(asked);
  }, [setUsername]);
  const { act, isBusy } = useAction(
    async () => {
      const { destination } = await identity.forgotPassword(username);
      const text = say(texts.verificationCodeHasBeen, { destination });
      void notify({ kind: 'success', text, durationMs: 10_000 });
      signIn.enter('reset');
    },
    {
      onFailure: (error) => {
        const isUnknown = isApiError(error, 'INVALID_INPUT') || isApiError(error, 'USER_NOT_FOUND');
        if (isUnknown) signIn.setProblem(say(texts.pleaseEnterAValid));
        return isUnknown;
      },
    },
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isMissing = username.trim() === '';
    signIn.setProblem(isMissing ? say(texts.pleaseEnterUsername) : null);
    if (!isMissing) await act();
  };

  return (
    <AccessLayout
      title={say(texts.title)}
      description={say(texts.description)}
      footer={
        <TextLink isStandalone onPress={() => signIn.enter('login')}>
          {say(texts.back)}
        </TextLink>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={say(texts.workEmailAddress)}
          type="email"
          name="username"
          autoComplete="username"
          inputMode="email"
          value={username}
          onChange={setUsername}
          maxLength={254}
        />
        {problem !== null && <FormProblem text={problem} />}
        <Button type="submit" size="large" isFullWidth isBusy={isBusy}>
          {say(texts.sendVerificationCode)}
        </Button>
        <TextLink isStandalone onPress={() => signIn.enter('reset')}>
          {say(texts.iAlreadyHaveA)}
        </TextLink>
      </form>
    </AccessLayout>
  );
}
