import { lazy, Suspense } from 'react';
import { publicLink } from '../../portal/brand/public-links.ts';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { useSubscriptionId } from '../../portal/use-subscription-id.ts';
import { Spinner } from '../../ui/states/spinner.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccessLayout } from './access-layout.tsx';
import { signInPage as texts } from './accounts.texts.ts';
import { SignInAside } from './sign-in-aside.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useSignIn } from './use-sign-in.ts';

const ForgotMode = lazy(() => import('./sign-in-modes/forgot-mode.tsx'));
const ResetMode = lazy(() => import('./sign-in-modes/reset-mode.tsx'));
const ChangeMode = lazy(() => import('./sign-in-modes/change-mode.tsx'));
const CodeMode = lazy(() => import('./sign-in-modes/code-mode.tsx'));
const PasskeyMode = lazy(() => import('./sign-in-modes/passkey-mode.tsx'));
const SetUpMode = lazy(() => import('./sign-in-modes/set-up-mode.tsx'));

/** Signing in, with its modes (spec part 1, section 2). What was typed is still there after a failure. */
export default function SignInPage() {
  usePageTitle(say(texts.signIn));
  const { brandNameShort, offersCheck } = useBrand();
  const subscriptionId = useSubscriptionId();
  const signIn = useSignIn();
  const { mode } = signIn;

  if (mode.kind === 'login') {
    return (
      <AccessLayout
        title={say(texts.signIn)}
        aside={<SignInAside />}
        description={say(texts.welcomeBackToBrandNameShort, { brandNameShort })}
        footer={
          <>
            <span>
              {say.parts(texts.newHereCreateAn, {
                link: (words) => (
                  <TextLink key="link" href={publicLink('signup', subscriptionId)}>
                    {words}
                  </TextLink>
                ),
              })}
            </span>
            {offersCheck && (
              <span className="mt-2 block">
                <TextLink href={publicLink('check', subscriptionId)}>{say(texts.checkADomainFor)}</TextLink>
              </span>
            )}
          </>
        }
      >
        <SignInForm signIn={signIn} forgotPasswordLink={publicLink('forgotPassword', subscriptionId)} />
      </AccessLayout>
    );
  }
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
