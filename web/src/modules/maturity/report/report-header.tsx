import { FileDown } from 'lucide-react';
import { callAddress } from '../../../api/call-address.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { LevelBadge } from '../../../portal/maturity/level-badge.tsx';
import { say } from '../../../portal/texts/say.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { questionPath, START_PATH } from '../maturity-path.ts';
import type { MaturityReport } from '../maturity-types.ts';
import { LevelName } from './level-name.tsx';
import { Reached } from './reached.tsx';
import { reportHeader as texts } from './report.texts.ts';

/** The level so far, and how to go on (spec part 2, section 2). */
export function ReportHeader({ report }: { readonly report: MaturityReport }) {
  const { company, assessment } = report;
  const { formatDate } = useFormatDate();
  const { overallLevel, levelInfo, nextQuestion, percentDone, lastUpdated, answered, elements } = assessment;
  return (
    <header className="flex flex-wrap items-center gap-x-10 gap-y-6 rounded-box border border-line bg-surface p-6 shadow-raised tablet:p-8">
      <LevelBadge level={overallLevel} levelName={levelInfo.levelName} />
      <div className="min-w-0 flex-1 basis-80">
        <h1 className="font-semibold text-2xl tracking-tight tablet:text-3xl">
          {say(texts.companySCyberMaturity, { company })}
        </h1>
        <LevelName level={overallLevel} info={levelInfo} />
        {nextQuestion === null ? (
          <p className="mt-3 max-w-2xl text-ink-soft">{say(texts.theElementsWithThe)}</p>
        ) : (
          <div className="mt-4 max-w-md">
            <ProgressBar
              label={say(texts.questionsAnswered)}
              value={percentDone}
              valueLabel={say(texts.percentDone, { share: percentDone / 100, answered, elements })}
            />
          </div>
        )}
        {lastUpdated !== null && (
          <p className="mt-3 text-ink-soft text-sm">{say(texts.lastUpdated, { day: formatDate(lastUpdated) })}</p>
        )}
        <div data-print="hidden" className="mt-5 flex flex-wrap gap-3">
          {nextQuestion === null ? (
            <LinkButton href={START_PATH}>{say(texts.updateResponses)}</LinkButton>
          ) : (
            <LinkButton href={questionPath(nextQuestion.elementPath)}>{say(texts.finishAssessment)}</LinkButton>
          )}
          <LinkButton
            variant="secondary"
            href={callAddress('maturityPdf', {})}
            target="_blank"
            icon={<FileDown aria-hidden="true" size={17} />}
          >
            {say(texts.downloadAsPdf)}
          </LinkButton>
        </div>
      </div>
      <Reached report={report} />
    </header>
  );
}
