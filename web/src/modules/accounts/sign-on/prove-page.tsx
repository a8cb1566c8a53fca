import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { PROVE_PARAMETER, proofChannel } from '../../../portal/passwords/company-proof-channel.ts';
import { say } from '../../../portal/texts/say.ts';
import { AccessLayout } from '../access-layout.tsx';
import { provePage as texts } from '../accounts.texts.ts';
import { FormProblem } from '../form-problem.tsx';

/** Where this window keeps, while it is at the company's sign-in, for which visit it was opened. */
const VISIT_KEY = 'company-proof-visit';

type ProvePageProps = { readonly query: string };

/** The window in which somebody who is signed in proves by the company's sign-in that it is still them; it tells the one that asked. */
export default function ProvePage({ query }: ProvePageProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);

  // What came back counts once, however often the page is drawn.
  const hasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the page opens
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const opened = new URLSearchParams(query).get(PROVE_PARAMETER);
    if (opened !== null) sessionStorage.setItem(VISIT_KEY, opened);
    const visit = opened ?? sessionStorage.getItem(VISIT_KEY) ?? '';
    const visiting = opened === null ? finish(visit, query).then(() => setIsDone(true)) : leave();
    visiting.catch((error: unknown) => {
      const told = error instanceof ApiError ? (error.errors[0]?.message ?? '') : '';
      setProblem(told);
      proofChannel.tell({ visit, bearer: null, problem: told });
    });
  }, []);

  return (
    <AccessLayout title={problem === null ? say(texts.companySignIn) : say(texts.didNotWork)}>
      {problem !== null && problem !== '' && <FormProblem text={problem} />}
      <p role="status">{problem !== null || isDone ? say(texts.closeThisWindow) : say(texts.oneMoment)}</p>
    </AccessLayout>
  );
}

async function leave(): Promise<void> {
  const { data } = await callApi('startSignOnProof', {});
  window.location.replace(data.url);
}

async function finish(visit: string, query: string): Promise<void> {
  const { bearer } = await callApi('finishSignOnProof', { query });
  sessionStorage.removeItem(VISIT_KEY);
  proofChannel.tell({ visit, bearer, problem: null });
  window.close();
}
