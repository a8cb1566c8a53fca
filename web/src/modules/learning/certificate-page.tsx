import '../../api/later-calls.ts';
import { Award, CircleCheck } from 'lucide-react';
import { useCallback } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { LinkBroken } from '../../illustrations/link-broken.tsx';
import { pageBrand } from '../../portal/brand/page-brand.ts';
import { formatDay } from '../../portal/dates/format-day.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { FailureCard } from './failure-card.tsx';
import { PageLoading } from './page-loading.tsx';
import { useAnswer } from './quiz/use-answer.ts';

/** Says whether a certificate is genuine, to whoever was shown one. */
export default function CertificatePage({ code }: { readonly code: string }) {
  usePageTitle('Check a certificate', pageBrand.brandNameShort);
  const load = useCallback(() => callApi('verifyCertificate', { code }).then(({ data }) => data), [code]);
  const { reload, ...answer } = useAnswer(load);
  if (answer.status === 'loading') return <PageLoading label="Looking for the certificate" />;
  if (answer.status === 'failed') {
    const isUnknown = isApiError(answer.error) && [400, 404].includes(answer.error.status);
    return isUnknown ? <Unknown code={code} /> : <FailureCard error={answer.error} onRetry={reload} />;
  }
  const { name, organisation, course, version, issuedOn } = answer.data;
  const facts = [
    ['Course', `${course}, version ${version}`],
    ['Organization', organisation],
    ['Completed on', formatDay(issuedOn, pageBrand.locale)],
    ['Certificate number', answer.data.code],
  ] as const;
  return (
    <article className="m-auto w-full max-w-xl rounded-box border border-line bg-surface p-6 shadow-raised tablet:p-10">
      <span
        aria-hidden="true"
        className="mb-5 flex size-14 items-center justify-center rounded-full bg-accent-soft text-accent-ink"
      >
        <Award size={30} />
      </span>
      <p className="flex items-center gap-2 font-semibold text-success-ink">
        <CircleCheck aria-hidden="true" size={20} />
        This certificate is genuine
      </p>
      <h1 className="mt-2 font-semibold text-3xl tracking-tight">{name}</h1>
      <dl className="mt-6 flex flex-col gap-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="font-medium text-lg">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

function Unknown({ code }: { readonly code: string }) {
  return (
    <EmptyState headingLevel={1} title="There is no certificate with this number" illustration={<LinkBroken />}>
      <span className="wrap-anywhere">{code.slice(0, 40)}</span> is not the number of a certificate that was issued
      here. Compare it with the printed certificate. Numbers never contain the letters I, L, O or U.
    </EmptyState>
  );
}
