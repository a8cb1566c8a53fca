import '../../api/later-calls.ts';
import { Award, CircleCheck } from 'lucide-react';
import { useCallback } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { LinkBroken } from '../../illustrations/link-broken.tsx';
import { pageBrand } from '../../portal/brand/page-brand.ts';
import { formatDay } from '../../portal/dates/format-day.ts';
import { pageLocale } from '../../portal/texts/page-language.ts';
import { say } from '../../portal/texts/say.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { FailureCard } from './failure-card.tsx';
import { certificate } from './learning.texts.ts';
import { PageLoading } from './page-loading.tsx';
import { useAnswer } from './quiz/use-answer.ts';

/** Says whether a certificate is genuine, to whoever was shown one. */
export default function CertificatePage({ code }: { readonly code: string }) {
  usePageTitle(say(certificate.pageTitle), pageBrand.brandNameShort);
  const load = useCallback(() => callApi('verifyCertificate', { code }).then(({ data }) => data), [code]);
  const { reload, ...answer } = useAnswer(load);
  if (answer.status === 'loading') return <PageLoading label={say(certificate.loading)} />;
  if (answer.status === 'failed') {
    const isUnknown = isApiError(answer.error) && [400, 404].includes(answer.error.status);
    return isUnknown ? <Unknown code={code} /> : <FailureCard error={answer.error} onRetry={reload} />;
  }
  const { name, organisation, course, version, issuedOn } = answer.data;
  const facts = [
    [say(certificate.courseLabel), say(certificate.courseVersion, { course, version: String(version) })],
    [say(certificate.organization), organisation],
    [say(certificate.completedOn), formatDay(issuedOn, pageLocale)],
    [say(certificate.number), answer.data.code],
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
        {say(certificate.genuine)}
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
    <EmptyState headingLevel={1} title={say(certificate.unknown)} illustration={<LinkBroken />}>
      {say.parts(certificate.unknownHint, {
        number: code.slice(0, 40),
        code: (words) => (
          <span key="code" className="wrap-anywhere">
            {words}
          </span>
        ),
      })}
    </EmptyState>
  );
}
