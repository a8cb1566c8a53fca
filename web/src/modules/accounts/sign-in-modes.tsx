import { lazy, Suspense } from 'react';
import { say } from '../../portal/texts/say.ts';
import { Spinner } from '../../ui/states/spinner.tsx';
import { AccessLayout } from './access-layout.tsx';
import { signInPage as texts } from './accounts.texts.ts';
import { SignInAside } from './sign-in-aside.tsx';
import type { SignIn } from './use-sign-in.ts';

const ForgotMode = lazy(() => import('./sign-in-modes/forgot-mode.tsx'));
const ResetMode = lazy(() => import('./sign-in-modes/reset-mode.tsx'));
const ChangeMode = lazy(() => import('./sign-in-modes/change-mode.tsx'));
const CodeMode = lazy(() => import('./sign-in-modes/code-mode.tsx'));
const PasskeyMode = lazy(() => import('./sign-in-modes/passkey-mode.tsx'));
const SetUpMode = lazy(() => import('./sign-in-modes/set-up-mode.tsx'));

/** What a sign-in shows beside its form: that it is under way, and what it still owes. */
export function SignInModes({ signIn }: { readonly signIn: SignIn }) {
  const { mode } = signIn;
  return (
    <Suspense fallback={<Busy text={say(texts.oneMoment)} />}>
      {mode.kind === 'request' && <Busy text={say(texts.signingYouIn)} />}
      {mode.kind === 'forgot' && <ForgotMode signIn={signIn} />}
      {mode.kind === 'reset' && <ResetMode signIn={signIn} />}
      {mode.kind === 'change' && <ChangeMode signIn={signIn} />}
      {mode.kind === 'code' && <CodeMode signIn={signIn} />}
      {mode.kind === 'recovery' && <CodeMode signIn={signIn} isWithoutApp />}
      {mode.kind === 'passkey' && <PasskeyMode signIn={signIn} />}
      {mode.kind === 'set-up' && <SetUpMode signIn={signIn} />}
    </Suspense>
  );
}

function Busy({ text }: { readonly text: string }) {
  return (
    <AccessLayout title={say(texts.signIn)} aside={<SignInAside />}>
      <div role="status" className="flex min-h-72 flex-col items-center justify-center gap-4 text-ink-soft">
        <span className="text-accent-ink">
          <Spinner label={text} size="large" />
        </span>
        {text}
      </div>
    </AccessLayout>
  );
}
