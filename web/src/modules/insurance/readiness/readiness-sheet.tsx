import { say } from '../../../portal/texts/say.ts';
import { readinessSheet as texts } from './readiness.texts.ts';
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
            {isForNext ? say(texts.readyForAnother) : say(texts.ready)}
          </h2>
          <p className="mt-1.5 max-w-3xl text-ink-soft">{say(texts.description)}</p>
        </div>
        <LinkButton
          href={callAddress('readinessPdf', {})}
          target="_blank"
          icon={<Download aria-hidden="true" size={18} />}
        >
          {say(texts.downloadAsPdf)}
        </LinkButton>
      </div>
      {query.isError && query.data === undefined && <LoadFailed what={say(texts.what)} onRetry={query.refetch} />}
      {query.data === undefined && !query.isError && (
        <SkeletonGroup label={say(texts.loadingTheSheet)}>
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
            <dt className="text-ink-soft text-sm">{say(label)}</dt>
            <dd className="font-semibold text-2xl tabular-nums tracking-tight">{counts[state]}</dd>
          </div>
        ))}
      </dl>
      {forAssessment > 0 && (
        <Banner
          title={say(texts.notAnswered, { count: counts.unknown })}
          action={
            <LinkButton variant="secondary" size="small" href="/cybermaturity">
              {say(texts.goToTheAssessment)}
            </LinkButton>
          }
        >
          {forAssessment === counts.unknown
            ? say(texts.assessmentAsksAll)
            : say(texts.assessmentAsksSome, { count: forAssessment })}
        </Banner>
      )}
      {contradictions > 0 && (
        <Banner kind="warning" title={say(texts.contradictions, { count: contradictions })}>
          <p>{say(texts.contradictionsHint)}</p>
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
        <Banner title={say(texts.stale, { count: stale })}>{say(texts.staleHint, { count: stale })}</Banner>
      )}
      {topics.map((topic) => (
        <ReadinessTopic key={topic.title} topic={topic} />
      ))}
      <p className="max-w-3xl text-ink-soft text-sm">{say(texts.disclaimer)}</p>
    </div>
  );
}
