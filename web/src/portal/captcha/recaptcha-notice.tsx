import { say } from '../texts/say.ts';
import { useSessionState } from '../use-session-state.ts';
import { recaptchaNotice as texts } from './captcha.texts.ts';

/** What Google asks to be shown where its badge is not. */
export function RecaptchaNotice() {
  const { recaptchaSiteKey } = useSessionState();
  if (recaptchaSiteKey === null) return null;
  return (
    <p className="text-ink-soft text-xs">
      {say.parts(texts.thisFormIsProtected, {
        privacy: (words) => (
          <a key="privacy" href="https://policies.google.com/privacy" className="underline">
            {words}
          </a>
        ),
        terms: (words) => (
          <a key="terms" href="https://policies.google.com/terms" className="underline">
            {words}
          </a>
        ),
      })}
    </p>
  );
}
