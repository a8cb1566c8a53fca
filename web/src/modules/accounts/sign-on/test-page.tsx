import { TEST_PARAMETER } from '@portal/domain/accounts/sign-on-state.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { AccessLayout } from '../access-layout.tsx';
import { testPage as texts } from '../accounts.texts.ts';
import { FormProblem } from '../form-problem.tsx';

type Outcome = { readonly email: string } | { readonly problem: string };

/** Where the provider's staff tries the directory of a brand: it leads there, and tells what came of it. Nobody is signed in here. */
export default function TestPage({ query }: { readonly query: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  // What came back counts once, however often the page is drawn.
  const hasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the page opens
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const token = new URLSearchParams(query).get(TEST_PARAMETER);
    const visiting = token === null ? finish(query).then(setOutcome) : leave(token);
    visiting.catch((error: unknown) =>
      setOutcome({ problem: error instanceof ApiError ? (error.errors[0]?.message ?? '') : '' }),
    );
  }, []);

  const hasFailed = outcome !== null && 'problem' in outcome;
  return (
    <AccessLayout title={hasFailed ? say(texts.didNotWork) : say(texts.testSignIn)}>
      {hasFailed && outcome.problem !== '' && <FormProblem text={outcome.problem} />}
      <p role="status">{outcome === null ? say(texts.oneMoment) : inWords(outcome)}</p>
    </AccessLayout>
  );
}

function inWords(outcome: Outcome): string {
  return 'email' in outcome ? say(texts.itWorked, { email: outcome.email }) : say(texts.goBack);
}

async function leave(token: string): Promise<void> {
  const { data } = await callApi('startSignOnTest', { token });
  window.location.replace(data.url);
}

async function finish(query: string): Promise<Outcome> {
  const { data } = await callApi('finishSignOnTest', { query });
  return { email: data.email };
}
