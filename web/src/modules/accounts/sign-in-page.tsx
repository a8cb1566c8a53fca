import { normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { type FormEvent, useState } from 'react';
import { type ApiError, isApiError, showApiError } from '../../api/api-error.ts';
import { notify } from '../../api/notify.ts';
import { publicLink } from '../../portal/public-links.ts';
import { useBrand } from '../../portal/use-brand.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { useSubscriptionId } from '../../portal/use-subscription-id.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccessLayout } from './access-layout.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useRequestVerificationLink } from './use-request-verification-link.ts';
import { useSignIn } from './use-sign-in.ts';
import { useVerificationResult } from './use-verification-result.ts';

/** Signing in with a password (spec part 1, section 2). What was typed is still there after a failure. */
export default function SignInPage() {
  usePageTitle('Sign in');
  const { brandNameShort } = useBrand();
  const subscriptionId = useSubscriptionId();
  const [username, setUsername] = useState(useVerificationResult());
  const [password, setPassword] = useState('');
  const [mode, setMode] = useState<'login' | 'request'>('login');
  const [problem, setProblem] = useState<string | null>(null);
  const signIn = useSignIn();
  const requestLink = useRequestVerificationLink();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (username.trim() === '' || password === '') {
      setProblem('Please enter username and password');
      return;
    }
    setProblem(null);
    setMode('request');
    try {
      await signIn(username, password);
    } catch (error) {
      setMode('login');
      if (isApiError(error, 'WRONG_CREDENTIALS')) setProblem('Incorrect username or password.');
      else if (isApiError(error, 'EMAIL_NOT_VERIFIED')) offerNewLink(error);
      else if (isApiError(error, 'INVALID_INPUT')) setProblem('Incorrect username or password.');
      // Messages are loaded when there is one, and now they could not be.
      else if (isApiError(error, 'NETWORK')) setProblem(error.errors[0]?.message ?? null);
      else showApiError(error);
    }
  };

  const offerNewLink = (error: ApiError) => {
    const email = normalizeEmail(username);
    const action = { label: 'Request a new verification link', onPress: () => void requestLink(email) };
    void notify({
      kind: 'warning',
      text: error.errors[0]?.message ?? 'Please verify your email address first.',
      action,
    });
  };

  return (
    <AccessLayout
      title="Sign in"
      description={`Welcome back to ${brandNameShort}.`}
      footer={
        <>
          New here? <TextLink href={publicLink('signup', subscriptionId)}>Create an account</TextLink>
        </>
      }
    >
      {mode === 'request' ? (
        <div role="status" className="flex min-h-72 flex-col items-center justify-center gap-4 text-ink-soft">
          <span className="text-accent-ink">
            <Spinner label="Signing you in..." size="large" />
          </span>
          Signing you in...
        </div>
      ) : (
        <SignInForm
          username={username}
          password={password}
          problem={problem}
          forgotPasswordLink={publicLink('forgotPassword', subscriptionId)}
          onUsername={setUsername}
          onPassword={setPassword}
          onSubmit={submit}
        />
      )}
    </AccessLayout>
  );
}
