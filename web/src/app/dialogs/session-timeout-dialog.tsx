import { type ReactNode, useEffect, useState } from 'react';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useSignOut } from '../session/use-end-session.ts';
import { sessionTimeoutDialog as texts } from './dialogs.texts.ts';

type SessionTimeoutDialogProps = {
  /** Milliseconds since the epoch. */
  readonly endsAtMs: number;
  readonly onContinue: () => Promise<void>;
};

/** Warns that the session is about to end and counts down every second (spec part 1, section 2). */
export default function SessionTimeoutDialog({ endsAtMs, onContinue }: SessionTimeoutDialogProps) {
  const signOut = useSignOut();
  const secondsLeft = useSecondsLeft(endsAtMs);
  return (
    <Dialog
      title={say(texts.title)}
      role="alertdialog"
      size="small"
      isDismissable={false}
      isFullScreenOnPhone={false}
      isOpen
      onOpenChange={() => undefined}
      footer={
        <>
          <Button variant="secondary" onPress={signOut}>
            {say(texts.signOut)}
          </Button>
          <Button onPress={onContinue} isDisabled={secondsLeft === 0}>
            {say(texts.continueWorking)}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{timeLeft(secondsLeft)}</p>
    </Dialog>
  );
}

function timeLeft(secondsLeft: number): readonly ReactNode[] {
  const minutes = Math.floor(secondsLeft / 60);
  const seconds = secondsLeft % 60;
  const time = (words: readonly ReactNode[]): ReactNode => (
    <span key="time" role="timer" className="font-semibold text-ink tabular-nums">
      {words}
    </span>
  );
  return minutes === 0
    ? say.parts(texts.secondsLeft, { seconds, time })
    : say.parts(texts.minutesLeft, { minutes, seconds, time });
}

function useSecondsLeft(endsAtMs: number): number {
  const left = () => Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [endsAtMs]);
  return seconds;
}
