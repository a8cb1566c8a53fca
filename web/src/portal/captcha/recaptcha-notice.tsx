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
        link: (words) => (
          <a key="link" href="https://policies.google.com/privacy" className="underline">
            {words}
          </a>
        ),
        link2: (words) => (
          <a key="link2" href="https://policies.google.com/terms" className="underline">
            {words}
          </a>
        ),
      })}
    </p>
  );
}
