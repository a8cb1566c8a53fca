import { roughTime } from '@portal/domain/maturity/minutes-in-words.ts';
import { ArrowRight, CircleCheck, Clock } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { MonitoringWatch } from '../../illustrations/monitoring-watch.tsx';
import { PolicyPapers } from '../../illustrations/policy-papers.tsx';
import { TrainingClass } from '../../illustrations/training-class.tsx';
import { RichText } from '../../portal/rich-text.tsx';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { areaView as texts } from './maturity.texts.ts';
import { START_PATH } from './maturity-path.ts';
import type { AreaId, Assessment, MaturitySet } from './maturity-types.ts';

const PICTURES: Readonly<Record<AreaId, React.ReactNode>> = {
  people: <TrainingClass />,
  process: <PolicyPapers />,
  technology: <MonitoringWatch />,
};

type AreaViewProps = {
  readonly set: MaturitySet;
  readonly assessment: Assessment;
  readonly area: AreaId;
  readonly onBegin: () => void;
};

/** What comes next, before the first question of a Security Area (spec part 2, section 2). */
export function AreaView({ set, assessment, area, onBegin }: AreaViewProps) {
  const place = set.areas.findIndex(({ elementCategory }) => elementCategory === area);
  const name = set.areas[place]?.name ?? '';
  const text = set.interstitials.find(({ elementCategory }) => elementCategory === area);
  const questions = set.elements.filter(({ elementCategory }) => elementCategory === area).length;
  const before = set.areas[place - 1];
  const counts = assessment.areas.find(({ elementCategory }) => elementCategory === before?.elementCategory);
  const isBeforeDone = counts !== undefined && counts.answered === counts.elements;
  usePageTitle(name);

  // Whoever goes through by keyboard reads this and presses Enter.
  const headingId = useId();
  const begin = useRef<HTMLDivElement>(null);
  useEffect(() => {
    begin.current?.querySelector('button')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

  return (
    <article className="mx-auto grid max-w-4xl items-center gap-x-12 gap-y-6 rounded-box border border-line bg-surface p-6 shadow-raised tablet:p-10 desktop:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="mx-auto w-full max-w-56 desktop:max-w-none">{PICTURES[area]}</div>
      <div className="min-w-0">
        {before !== undefined && isBeforeDone && (
          <p className="mb-5 flex items-start gap-2.5 rounded-box bg-success-soft px-4 py-3 text-sm">
            <CircleCheck aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-success-ink" />
            <span>
              <strong className="font-semibold">{before.finished.title}.</strong> {before.finished.text}
            </span>
          </p>
        )}
        <p className="font-semibold text-accent-ink text-sm">
          {say(texts.place, { number: place + 1, count: set.areas.length, name })}
        </p>
        <h1 id={headingId} className="mt-1 mb-3 font-semibold text-2xl tracking-tight tablet:text-3xl">
          {text?.title ?? name}
        </h1>
        {text && (
          <div className="text-ink-soft">
            <RichText blocks={text.text} topLevel={2} />
          </div>
        )}
        <p className="mt-4 flex items-center gap-1.5 text-ink-soft text-sm">
          <Clock aria-hidden="true" size={16} />
          {howLong(questions, text?.minutes)}
        </p>
        <div ref={begin} className="mt-6 flex flex-wrap gap-3">
          <Button size="large" aria-describedby={headingId} onPress={onBegin}>
            {say(texts.continue)}
            <ArrowRight aria-hidden="true" size={18} />
          </Button>
          <LinkButton size="large" variant="quiet" href={START_PATH}>
            {say(texts.allQuestions)}
          </LinkButton>
        </div>
      </div>
    </article>
  );
}

function howLong(questions: number, minutes: number | undefined): string {
  if (minutes === undefined) return say(texts.questions, { questions });
  const { count, unit } = roughTime(minutes);
  return unit === 'hours'
    ? say(texts.questionsAndHours, { questions, hours: count })
    : say(texts.questionsAndMinutes, { questions, minutes: count });
}
