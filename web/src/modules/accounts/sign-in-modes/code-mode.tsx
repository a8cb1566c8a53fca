import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError, fieldErrorsOf, isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { AppCodeField } from '../../../portal/second-factor/app-code-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccessLayout } from '../access-layout.tsx';
import type { SignIn } from '../use-sign-in.ts';
import { enterPortal } from '../use-start-session.ts';
import { useStartOver } from './use-start-over.ts';

/** The second half of a sign-in: a code from the authenticator app, or a recovery code. */
export default function CodeMode({ signIn }: { readonly signIn: SignIn }) {
  const startOver = useStartOver(signIn);
  const queryClient = useQueryClient();
  const [code, setCode] = useState('');
  const [isRecovery, setIsRecovery] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [isBusy, setIsBusy] = useState(false);

  const answer = async (typed: string) => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await callApi('answerSecondFactor', { code: typed });
      await enterPortal(queryClient);
    } catch (error) {
      setIsBusy(false);
      if (isApiError(error, 'SIGN_IN_EXPIRED') || isApiError(error, 'SECOND_FACTOR_LOCKED')) {
        startOver(error instanceof ApiError ? (error.errors[0]?.message ?? null) : null);
        return;
      }
      // A recovery code is long: whoever mistyped it wants to see where.
      if (!isRecovery) setCode('');
      setProblem(fieldErrorsOf(error).code);
      showFailure(error);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') setProblem('Please enter the code.');
    else void answer(code);
  };

  const change = () => {
    setIsRecovery(!isRecovery);
    setCode('');
    setProblem(undefined);
  };

  return (
    <AccessLayout
      title={isRecovery ? 'Enter a recovery code' : 'Enter your code'}
      description={
        isRecovery
          ? 'Type one of the recovery codes that you kept when you set up your second factor.'
          : 'Enter the code from your authenticator app.'
      }
      footer={
        <TextLink isStandalone onPress={() => startOver(null)}>
          Back
        </TextLink>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {isRecovery ? (
          <TextField
            key="recovery"
            label="Recovery code"
            name="recovery-code"
            autoComplete="off"
            autoCorrect="off"
            spellCheck="false"
            autoFocus
            value={code}
            onChange={setCode}
            maxLength={100}
            errorMessage={problem}
          />
        ) : (
          <AppCodeField
            value={code}
            onChange={setCode}
            onComplete={answer}
            errorMessage={problem}
            isDisabled={isBusy}
          />
        )}
        <div className="flex justify-end text-sm">
          <TextLink isStandalone onPress={change}>
            {isRecovery ? 'Use your authenticator app instead' : 'Use a recovery code instead'}
          </TextLink>
        </div>
        <Button type="submit" size="large" isFullWidth isBusy={isBusy}>
          Sign in
        </Button>
      </form>
    </AccessLayout>
  );
}
