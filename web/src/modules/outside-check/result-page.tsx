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
  usePageTitle('Result of the check');
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
          title="This result is gone"
          action={<LinkButton href="/check">Check a domain</LinkButton>}
        >
          Results are kept for an hour, and only for the browser that asked. Checking again takes half a minute.
        </EmptyState>
      </div>
    );
  }
  if (result === null) {
    return isCutOff ? <LoadFailed what="The result" onRetry={retry} /> : <Loading label="Opening the check" />;
  }
  if (result.failure === 'NAME_UNKNOWN') {
    const problem = 'This domain does not exist. Please check for a typo.';
    return (
      <CheckForm subscriptionId={result.subscriptionId ?? undefined} before={{ domain: result.domain, problem }} />
    );
  }
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 py-2 tablet:py-6">
      {isCutOff && (
        <Banner kind="warning" title="The connection was lost." isAlert>
          The check continues in the meantime. This page will show its result as soon as the portal can be reached
          again.
        </Banner>
      )}
      <CheckReport checkId={checkId} result={result} />
    </div>
  );
}
