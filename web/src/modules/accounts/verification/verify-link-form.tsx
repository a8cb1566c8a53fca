import { type FormEvent, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { logFailure } from '../../../portal/log-failure.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useStartSession } from '../use-start-session.ts';
import { verifyLinkForm as texts } from './verification.texts.ts';

type VerifyLinkFormProps = {
  readonly token: string;
  /** Whether the sign-up was made in another browser than this one. */
  readonly needsPassword: boolean;
  /** Called with what came of it, and whether the person is signed in now. */
  readonly onVerified: (outcome: VerificationOutcome, isSignedIn: boolean) => void;
  /** Called when the address is proved without a password; ends when a link for a new one is on its way. */
  readonly onPasswordUnknown: () => Promise<void>;
};

export type VerificationOutcome = { readonly result: string; readonly email: string | null };

const OTHERWISE = texts.yourEmailAddressCould;

/**
 * Verifies an address and signs in: by the button alone in the browser that signed up, elsewhere with the password, so that
 * nobody who signed up another's address gets in by that one's click (`docs/decisions/033`).
 */
export function VerifyLinkForm({ token, needsPassword, onVerified, onPasswordUnknown }: VerifyLinkFormProps) {
  const startSession = useStartSession();
  const [password, setPassword] = useState('');

  /** False where signing in takes more than this browser knows. */
  const signsIn = async (bearer: string) => {
    try {
      return (await startSession(bearer)) === 'not-needed';
    } catch (error) {
      logFailure('Signing in after the verification failed.', error);
      return false;
    }
  };

  const { act, errors, setErrors, clearError, isBusy } = useAction(
    async (given: string | null) => {
      const { data: outcome } = await callApi('verifyEmail', { token, password: given });
      const isUnknown = needsPassword && given === null && outcome.result === 'success';
      if (isUnknown) return onPasswordUnknown();
      const isIn = outcome.bearer !== null && (await signsIn(outcome.bearer));
      onVerified(outcome, isIn);
    },
    { failed: () => ({ otherwise: say(OTHERWISE) }) },
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (needsPassword && password === '') setErrors({ password: say(texts.pleaseEnterYourPassword) });
    else void act(needsPassword ? password : null);
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {needsPassword && (
        <PasswordField
          label={say(texts.thePasswordYouSigned)}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            clearError('password');
          }}
          maxLength={128}
          errorMessage={errors.password}
        />
      )}
      <Button type="submit" size="large" isFullWidth isBusy={isBusy}>
        {say(texts.verifyEmailAddress)}
      </Button>
      {needsPassword && (
        <p className="text-center text-ink-soft text-sm">
          <TextLink onPress={() => void act(null)}>{say(texts.iDoNotKnow)}</TextLink>
        </p>
      )}
    </form>
  );
}
