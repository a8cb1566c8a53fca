import { MaturitySteps } from '../../../illustrations/maturity-steps.tsx';
import { LevelBadge } from '../../../portal/maturity/level-badge.tsx';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import type { AnswersInHand } from '../answers/use-answers.ts';
import { questionPath, REPORT_PATH } from '../maturity-path.ts';
import type { MaturitySet } from '../maturity-types.ts';
import { AreaCards } from './area-cards.tsx';
import { startView as texts } from './start.texts.ts';
import { StartHeader } from './start-header.tsx';
import { StartOver } from './start-over.tsx';

type StartViewProps = {
  readonly set: MaturitySet;
  readonly answers: AnswersInHand;
  readonly onOpenIntro: () => void;
};

/** What the assessment is and where one stands in it, with the one thing to do next. */
export function StartView({ set, answers, onOpenIntro }: StartViewProps) {
  usePageTitle(say(texts.cyberMaturity));
  const { assessment } = answers;
  const { nextQuestion, answered, elements, percentDone, overallLevel, levelInfo } = assessment;
  const isNew = answered === 0;
  const isDone = nextQuestion === null;
  const next = nextQuestion?.elementPath ?? '';
  return (
    <div className="flex flex-col gap-8">
      <section
        aria-label={say(texts.cyberMaturity)}
        className="grid items-center gap-x-12 gap-y-6 rounded-box border border-line bg-surface p-6 shadow-raised tablet:p-10 desktop:grid-cols-[minmax(0,1fr)_19rem]"
      >
        <div className="min-w-0">
          <StartHeader set={set} onOpenIntro={onOpenIntro} />
          {!isNew && (
            <div className="mt-6 flex max-w-lg items-center gap-5">
              {isDone && <LevelBadge size="small" level={overallLevel} levelName={levelInfo.levelName} />}
              <ProgressBar
                label={say(texts.questionsAnswered)}
                value={percentDone}
                valueLabel={say(texts.answeredOfElements, { answered, elements })}
                tone={isDone ? 'success' : 'accent'}
              />
            </div>
          )}
          <div className="mt-7 flex flex-wrap gap-3">
            {isDone ? (
              <LinkButton size="large" href={REPORT_PATH}>
                {say(texts.seeYourReport)}
              </LinkButton>
            ) : (
              <LinkButton size="large" href={questionPath(next)}>
                {isNew ? say(texts.startAssessment) : say(texts.finishAssessment)}
              </LinkButton>
            )}
            {!isNew && !isDone && (
              <LinkButton size="large" variant="secondary" href={REPORT_PATH}>
                {say(texts.reportSoFar)}
              </LinkButton>
            )}
          </div>
        </div>
        <div className="mx-auto w-full max-w-64 desktop:max-w-none">
          <MaturitySteps />
        </div>
      </section>
      {isNew && set.intro.tips.length > 0 && (
        <ul className="grid gap-x-8 gap-y-3 text-ink-soft text-sm tablet:grid-cols-3">
          {set.intro.tips.map((tip) => (
            <li key={tip} className="border-accent-mid border-s-2 ps-4">
              {tip}
            </li>
          ))}
        </ul>
      )}
      <AreaCards set={set} assessment={assessment} />
      {!isNew && <StartOver answers={answers} />}
    </div>
  );
}
