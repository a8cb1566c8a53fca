import { FileDown } from 'lucide-react';
import { callAddress } from '../../../api/call-address.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { LevelBadge } from '../../../portal/maturity/level-badge.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { questionPath, START_PATH } from '../maturity-path.ts';
import type { MaturityReport } from '../maturity-types.ts';
import { LevelName } from './level-name.tsx';
import { Reached } from './reached.tsx';

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
          {company}'s Cyber Maturity Level So Far
        </h1>
        <LevelName level={overallLevel} info={levelInfo} />
        {nextQuestion === null ? (
          <p className="mt-3 max-w-2xl text-ink-soft">
            The elements with the lowest levels are your weakest points and should be addressed first. Your level is
            that of the weakest, because that is where an attacker gets in.
          </p>
        ) : (
          <div className="mt-4 max-w-md">
            <ProgressBar
              label="Questions Answered"
              value={percentDone}
              valueLabel={`${percentDone}% (${answered} of ${elements})`}
            />
          </div>
        )}
        {lastUpdated !== null && <p className="mt-3 text-ink-soft text-sm">Last updated {formatDate(lastUpdated)}</p>}
        <div data-print="hidden" className="mt-5 flex flex-wrap gap-3">
          {nextQuestion === null ? (
            <LinkButton href={START_PATH}>Update Responses</LinkButton>
          ) : (
            <LinkButton href={questionPath(nextQuestion.elementPath)}>Finish Assessment</LinkButton>
          )}
          <LinkButton
            variant="secondary"
            href={callAddress('maturityPdf', {})}
            target="_blank"
            icon={<FileDown aria-hidden="true" size={17} />}
          >
            Download as PDF
          </LinkButton>
        </div>
      </div>
      <Reached report={report} />
    </header>
  );
}
