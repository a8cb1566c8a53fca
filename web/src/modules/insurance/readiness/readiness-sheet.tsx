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

/** What an application for another insurance asks, with what the portal already knows of each question. */
export function ReadinessSheet() {
  const query = useCallQuery('readinessSheet', {});
  return (
    <section aria-labelledby="readiness" className="mt-4">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="readiness" className="font-semibold text-2xl tracking-tight">
            Ready for another insurer
          </h2>
          <p className="mt-1.5 max-w-3xl text-ink-soft">
            Applications ask much the same questions. This sheet answers them from what this portal sees and from what
            you stated in the assessment, and says where neither is known.
          </p>
        </div>
        <LinkButton href={callAddress('readinessPdf', {})} icon={<Download aria-hidden="true" size={18} />}>
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
  const { counts, topics } = readiness;
  const states = Object.entries(STATES) as [keyof typeof STATES, (typeof STATES)[keyof typeof STATES]][];
  // Few firms have anything that does not apply; a zero would only puzzle.
  const shown = states.filter(([state]) => state !== 'not-applicable' || counts[state] > 0);
  const isForAssessment = topics.some(({ questions }) =>
    questions.some(({ state, href }) => state === 'unknown' && href?.startsWith('/cybermaturity') === true),
  );
  return (
    <div className="flex flex-col gap-5 tablet:gap-6">
      <dl className="grid grid-cols-2 gap-3 tablet:grid-cols-5">
        {shown.map(([state, { label }]) => (
          <div key={state} className="flex flex-col-reverse rounded-box border border-line bg-surface px-4 py-3">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="font-semibold text-2xl tabular-nums tracking-tight">{counts[state]}</dd>
          </div>
        ))}
      </dl>
      {isForAssessment && (
        <Banner
          title={`${counts.unknown} ${counts.unknown === 1 ? 'question is' : 'questions are'} not answered yet.`}
          action={
            <LinkButton variant="secondary" size="small" href="/cybermaturity">
              Go to the assessment
            </LinkButton>
          }
        >
          The cyber maturity assessment answers most of them, in about half an hour.
        </Banner>
      )}
      {topics.map((topic) => (
        <ReadinessTopic key={topic.title} topic={topic} />
      ))}
      <p className="max-w-3xl text-ink-soft text-sm">
        This sheet is no offer of insurance, no application and no advice, and no insurer has looked at it. What is
        “stated” is what your organization said of itself. Read every answer against how things really are before you
        sign an application: answers that turn out wrong can cost you the cover.
      </p>
    </div>
  );
}
