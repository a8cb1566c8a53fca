import '../../../api/later-calls.ts';
import { Download } from 'lucide-react';
import { callAddress } from '../../../api/call-address.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { ReadinessTopic } from './readiness-topic.tsx';
import { type Readiness, STATES } from './readiness-words.ts';

/** What an application for insurance asks, with what the portal already knows of each question. */
export function ReadinessSheet({ isForNext }: { readonly isForNext: boolean }) {
  const query = useCallQuery('readinessSheet', {});
  return (
    <section aria-labelledby="readiness" className="mt-4">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="readiness" className="font-semibold text-2xl tracking-tight">
            {isForNext ? 'Ready for another insurer' : 'Ready for cyber insurance'}
          </h2>
          <p className="mt-1.5 max-w-3xl text-ink-soft">
            Insurance applications and customers ask much the same questions. This sheet answers them with what this
            portal sees, what experts report and what you state, and says where nothing is known.
          </p>
        </div>
        <LinkButton
          href={callAddress('readinessPdf', {})}
          target="_blank"
          icon={<Download aria-hidden="true" size={18} />}
        >
          Download as PDF
        </LinkButton>
      </div>
      {query.isError && query.data === undefined && <LoadFailed what="The sheet" onRetry={query.refetch} />}
      {query.data === undefined && !query.isError && (
        <SkeletonGroup label="Loading the sheet">
          <Skeleton shape="block" count={3} />
        </SkeletonGroup>
      )}
      {query.data && <SheetView readiness={query.data.data} />}
    </section>
  );
}

function SheetView({ readiness }: { readonly readiness: Readiness }) {
  const { counts, topics, contradictions, stale } = readiness;
  const states = Object.entries(STATES) as [keyof typeof STATES, (typeof STATES)[keyof typeof STATES]][];
  // Few firms have anything that does not apply, or have written much yet; a zero would only puzzle.
  const shown = states.filter(([state]) => !['not-applicable', 'written'].includes(state) || counts[state] > 0);
  // What was answered there and left open is stated on the sheet itself.
  const forAssessment = topics
    .flatMap(({ questions }) => questions)
    .filter(
      ({ state, basis, href }) =>
        state === 'unknown' && basis !== 'stated' && href?.startsWith('/cybermaturity') === true,
    ).length;
  return (
    <div className="flex flex-col gap-5 tablet:gap-6">
      <dl className="grid grid-cols-2 gap-3 tablet:grid-cols-4 desktop:grid-cols-7">
        {shown.map(([state, { label }]) => (
          <div key={state} className="flex flex-col-reverse rounded-box border border-line bg-surface px-4 py-3">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="font-semibold text-2xl tabular-nums tracking-tight">{counts[state]}</dd>
          </div>
        ))}
      </dl>
      {forAssessment > 0 && (
        <Banner
          title={`${counts.unknown} ${counts.unknown === 1 ? 'question is' : 'questions are'} not answered yet.`}
          action={
            <LinkButton variant="secondary" size="small" href="/cybermaturity">
              Go to the assessment
            </LinkButton>
          }
        >
          The cyber maturity assessment asks {forAssessment === counts.unknown ? 'all' : `${forAssessment}`} of them.
        </Banner>
      )}
      {contradictions > 0 && (
        <Banner
          kind="warning"
          title={
            contradictions === 1
              ? 'One thing you stated does not match what we see.'
              : `${contradictions} things you stated do not match what we see.`
          }
        >
          <p>Anything seen or reported as missing does not count as a yes, because you would be signing for it:</p>
          <ul className="mt-1 list-disc ps-5">
            {topics
              .flatMap(({ questions }) => questions)
              .filter(({ contradicted }) => contradicted !== null)
              .map(({ key, question, text }) => (
                <li key={key}>
                  {question} <span className="text-ink-soft">{text}</span>
                </li>
              ))}
          </ul>
        </Banner>
      )}
      {stale > 0 && (
        <Banner title={stale === 1 ? 'One answer is old.' : `${stale} answers are old.`}>
          They were stated more than 90 days ago. Applications ask how things are today, so confirm or change them.
        </Banner>
      )}
      {topics.map((topic) => (
        <ReadinessTopic key={topic.title} topic={topic} />
      ))}
      <p className="max-w-3xl text-ink-soft text-sm">
        This sheet is not an offer of insurance, an application or advice, and no insurer has reviewed it. “Stated”
        means what your organization said about itself. Before you sign an application, check every answer against the
        facts: wrong answers can cost you your coverage.
      </p>
    </div>
  );
}
