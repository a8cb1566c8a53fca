import { useSessionClock } from '../session/use-session-clock.ts';
import { SessionTimeoutDialog } from './session-timeout-dialog.tsx';
import { SubscriptionFailedDialog } from './subscription-failed-dialog.tsx';

type SignedInDialogsProps = { readonly isMember: boolean };

/** Dialogs that may come up on any page while someone is signed in. */
export default function SignedInDialogs({ isMember }: SignedInDialogsProps) {
  const { warningEndsAtMs, continueSession } = useSessionClock();
  return (
    <>
      {isMember && <SubscriptionFailedDialog />}
      {warningEndsAtMs !== null && (
        <SessionTimeoutDialog key={warningEndsAtMs} endsAtMs={warningEndsAtMs} onContinue={continueSession} />
      )}
    </>
  );
}
