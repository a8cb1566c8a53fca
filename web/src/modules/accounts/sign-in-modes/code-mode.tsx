import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { AppCodeField } from '../../../portal/second-factor/app-code-field.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccessLayout } from '../access-layout.tsx';
import type { SignIn } from '../use-sign-in.ts';
import { enterPortal } from '../use-start-session.ts';
import { codeMode as texts } from './sign-in-modes.texts.ts';
import { tellCodesLeft } from './tell-codes-left.ts';
import { useStartOver } from './use-start-over.ts';

type CodeModeProps = {
  readonly signIn: SignIn;
  /** There is no app: passkeys are the second factor, and recovery codes for who lost them. */
  readonly isWithoutApp?: boolean;
};

/** The second half of a sign-in: a code from the authenticator app, or a recovery code. */
export default function CodeMode({ signIn, isWithoutApp = false }: CodeModeProps) {
  const startOver = useStartOver(signIn);
  const queryClient = useQueryClient();
  const [code, setCode] = useState('');
  const [isRecovery, setIsRecovery] = useState(isWithoutApp);
  const { act, errors, setErrors, isBusy } = useAction(
    async (typed: string) => {
      await callApi('answerSecondFactor', { code: typed });
      await enterPortal(queryClient);
      // A failure to count them takes nothing from the sign-in; the email says it too.
      if (isRecovery) void tellCodesLeft().catch(() => undefined);
    },
    {
      onFailure: (error) => {
        const isOver = isApiError(error, 'SIGN_IN_EXPIRED') || isApiError(error, 'SECOND_FACTOR_LOCKED');
        if (isOver) startOver(error.errors[0]?.message ?? null);
        // A recovery code is long: somebody who mistyped it wants to see where.
        else if (!isRecovery) setCode('');
        return isOver;
      },
    },
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') setErrors({ code: say(texts.pleaseEnterTheCode) });
    else void act(code);
  };

  const change = () => {
    setIsRecovery(!isRecovery);
    setCode('');
    setErrors({});
  };

  return (
    <AccessLayout
      title={isRecovery ? say(texts.enterARecoveryCode) : say(texts.enterYourCode)}
      description={isRecovery ? say(texts.enterOneOfThe) : say(texts.enterTheCodeFrom)}
      footer={
        <TextLink isStandalone onPress={() => startOver(null)}>
          {say(texts.back)}
        </TextLink>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {isRecovery ? (
          <TextField
            key="recovery"
            label={say(texts.recoveryCode)}
            name="recovery-code"
            autoComplete="off"
            autoCorrect="off"
            spellCheck="false"
            autoFocus
            value={code}
            onChange={setCode}
            maxLength={100}
            errorMessage={errors.code}
          />
        ) : (
          <AppCodeField
            value={code}
            onChange={setCode}
            onComplete={act}
            errorMessage={errors.code}
            isDisabled={isBusy}
          />
        )}
        <div className="flex justify-end text-sm">
          {isWithoutApp ? (
            <TextLink isStandalone onPress={() => signIn.enter('passkey')}>
              {say(texts.useYourPasskey)}
            </TextLink>
          ) : (
            <TextLink isStandalone onPress={change}>
              {isRecovery ? say(texts.useYourAuthenticatorApp) : say(texts.useARecoveryCode)}
            </TextLink>
          )}
        </div>
        <Button type="submit" size="large" isFullWidth isBusy={isBusy}>
          {say(texts.signIn)}
        </Button>
      </form>
    </AccessLayout>
  );
}
