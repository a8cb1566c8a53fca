import { useEffect, useState } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { useIdentity } from '../../../portal/identity/use-identity.ts';
import { say } from '../../../portal/texts/say.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import { resendVerification } from './resend-verification.ts';
import { resendButton as texts } from './verification.texts.ts';
import { secondsUntilResend } from './verification-storage.ts';

type ResendButtonProps = { readonly email: string };

/** "Resend Email", off for 60 seconds after each mail, with a tooltip that counts down (spec part 1, section 4). */
export function ResendButton({ email }: ResendButtonProps) {
  const identity = useIdentity();
  const [isBusy, setIsBusy] = useState(false);
  const [seconds, setSeconds] = useState(() => secondsUntilResend(Date.now()));
  useEffect(() => {
    const update = () => setSeconds(secondsUntilResend(Date.now()));
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, []);
  const isOff = seconds > 0 || isBusy;

  const send = async () => {
    if (isOff) return;
    setIsBusy(true);
    await resendVerification(identity, email);
    setSeconds(secondsUntilResend(Date.now()));
    setIsBusy(false);
  };

  return (
    <Tooltip text={say(texts.pleaseWait, { seconds })} isDisabled={seconds === 0}>
      <Focusable>
        <button
          type="button"
          // Stays reachable while it is off, so that its tooltip can be read.
          aria-disabled={isOff}
          onClick={() => void send()}
          className={`${buttonStyle({ variant: 'secondary' })} ${isOff ? 'cursor-not-allowed opacity-60' : ''}`}
        >
          {isBusy ? say(texts.sending) : say(texts.resendEmail)}
        </button>
      </Focusable>
    </Tooltip>
  );
}
