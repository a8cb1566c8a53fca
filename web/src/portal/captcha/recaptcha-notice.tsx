import { useSessionState } from '../use-session-state.ts';

/** What Google asks to be shown where its badge is not. */
export function RecaptchaNotice() {
  const { recaptchaSiteKey } = useSessionState();
  if (recaptchaSiteKey === null) return null;
  return (
    <p className="text-ink-soft text-xs">
      This form is protected by reCAPTCHA. Google’s{' '}
      <a href="https://policies.google.com/privacy" className="underline">
        Privacy Policy
      </a>{' '}
      and{' '}
      <a href="https://policies.google.com/terms" className="underline">
        Terms of Service
      </a>{' '}
      apply.
    </p>
  );
}
