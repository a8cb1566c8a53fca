import { say } from '../../portal/texts/say.ts';
import { resultPage as texts } from './outside-check.texts.ts';
import '../../api/later-calls.ts';
import { useParams } from '@tanstack/react-router';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { NotFoundGuard } from '../../portal/not-found-guard.tsx';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Loading } from '../../ui/states/loading.tsx';
import { CheckForm } from './check-form.tsx';
import { CheckReport } from './check-report.tsx';
import { useCheckResult } from './use-check-result.ts';

/** The result of a check, from its first second on. */
export default function ResultPage() {
  usePageTitle(say(texts.resultOfTheCheck));
  const { offersCheck } = useBrand();
  const { checkId } = useParams({ strict: false });
  return offersCheck ? <Result checkId={checkId ?? ''} /> : <NotFoundGuard />;
}

function Result({ checkId }: { readonly checkId: string }) {
  const { result, isGone, isCutOff, retry } = useCheckResult(checkId);
  if (isGone) {
    return (
      <div className="m-auto w-full max-w-2xl">
        <EmptyState
          headingLevel={1}
          title={say(texts.title)}
          action={<LinkButton href="/check">{say(texts.checkADomain)}</LinkButton>}
        >
          {say(texts.resultsAreKeptFor)}
        </EmptyState>
      </div>
    );
  }
  if (result === null) {
    return isCutOff ? (
      <LoadFailed what={say(texts.what)} onRetry={retry} />
    ) : (
      <Loading label={say(texts.openingTheCheck)} />
    );
  }
  if (result.failure === 'NAME_UNKNOWN') {
    const problem = say(texts.thisDomainDoesNot);
    return (
      <CheckForm subscriptionId={result.subscriptionId ?? undefined} before={{ domain: result.domain, problem }} />
    );
  }
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 py-2 tablet:py-6">
      {isCutOff && (
        <Banner kind="warning" title={say(texts.theConnectionWasLost)} isAlert>
          {say(texts.theCheckContinuesIn)}
        </Banner>
      )}
      <CheckReport checkId={checkId} result={result} />
    </div>
  );
}
