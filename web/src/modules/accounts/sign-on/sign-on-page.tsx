import { PROOF_STATE, TEST_PARAMETER, TEST_STATE } from '@portal/domain/accounts/sign-on-state.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { PROVE_PARAMETER } from '../../../portal/passwords/company-proof-channel.ts';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccessLayout } from '../access-layout.tsx';
import { signOnPage as texts } from '../accounts.texts.ts';
import { FormProblem } from '../form-problem.tsx';
import { SignInModes } from '../sign-in-modes.tsx';
import { useSignIn } from '../use-sign-in.ts';
import { enterPortal } from '../use-start-session.ts';

const ProvePage = lazy(() => import('./prove-page.tsx'));
const TestPage = lazy(() => import('./test-page.tsx'));

/**
 * Where the company's own sign-in sends people back to: what it gave is taken out of the address, and becomes a session, or the proof that a
 * dialog in another window waits for, or the test of the provider's staff.
 */
export default function SignOnPage() {
  usePageTitle(say(texts.companySignIn));
  const { history } = useRouter();
  const [query] = useState(() => history.location.search);
  useEffect(() => history.replace(history.location.pathname), [history]);

  const Page = asideOf(query);
  if (Page === null) return <FinishSignIn query={query} />;
  return (
    <Suspense fallback={null}>
      <Page query={query} />
    </Suspense>
  );
}

/** The page of what is no sign-in; null for one. */
function asideOf(query: string) {
  const parameters = new URLSearchParams(query);
  const state = parameters.get('state') ?? '';
  if (parameters.has(PROVE_PARAMETER) || state.startsWith(PROOF_STATE)) return ProvePage;
  return parameters.has(TEST_PARAMETER) || state.startsWith(TEST_STATE) ? TestPage : null;
}

function FinishSignIn({ query }: { readonly query: string }) {
  const queryClient = useQueryClient();
  const goTo = useGoTo();
  const signIn = useSignIn('request');
  const [problem, setProblem] = useState<string | null>(null);

  // What came back counts once, however often the page is drawn.
  const hasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the page opens
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const finish = async () => {
      const { secondFactor } = await callApi('finishSignOn', { query });
      if (secondFactor !== 'not-needed') return signIn.enter(secondFactor);
      await enterPortal(queryClient);
      goTo('/', { replace: true });
    };
    finish().catch((error: unknown) => setProblem(error instanceof ApiError ? (error.errors[0]?.message ?? '') : ''));
  }, []);

  if (problem === null && signIn.mode.kind !== 'login') return <SignInModes signIn={signIn} />;
  return (
    <AccessLayout title={say(texts.didNotWork)}>
      <div className="flex flex-col gap-4">
        {(problem ?? signIn.problem) && <FormProblem text={problem ?? signIn.problem ?? ''} />}
        <TextLink isStandalone href="/signin">
          {say(texts.backToSignIn)}
        </TextLink>
      </div>
    </AccessLayout>
  );
}
