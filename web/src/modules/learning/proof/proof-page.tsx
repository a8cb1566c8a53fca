import '../../../api/later-calls.ts';
import { PACK_CODE, readPackCode } from '@portal/domain/proof-packs/pack-code.ts';
import { useCallback } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { FailureCard } from '../failure-card.tsx';
import { PageLoading } from '../page-loading.tsx';
import { useAnswer } from '../quiz/use-answer.ts';
import { CodeForm } from './code-form.tsx';
import { KnownPack } from './known-pack.tsx';
import { page } from './proof.texts.ts';

/** Says whether a proof pack is genuine and valid, to whoever was given one: /proof/{code}. */
export default function ProofPage({ code: given }: { readonly code: string | null }) {
  usePageTitle(say(page.title), pageBrand.brandNameShort);
  if (given === null) return <CodeForm unknown={null} />;
  const code = readPackCode(given);
  return PACK_CODE.test(code) ? <CheckedPack key={code} code={code} /> : <CodeForm key={given} unknown={given} />;
}

function CheckedPack({ code }: { readonly code: string }) {
  const load = useCallback(() => callApi('verifyProofPack', { code }).then(({ data }) => data), [code]);
  const { reload, ...answer } = useAnswer(load);
  if (answer.status === 'loading') return <PageLoading label={say(page.loading)} />;
  if (answer.status === 'ready') return <KnownPack pack={answer.data} />;
  const isUnknown = isApiError(answer.error) && [400, 404].includes(answer.error.status);
  return isUnknown ? <CodeForm unknown={code} /> : <FailureCard error={answer.error} onRetry={reload} />;
}
