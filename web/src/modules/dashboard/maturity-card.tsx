import { TrendingUp } from 'lucide-react';
import { useFormatDate } from '../../portal/dates/use-format-date.ts';
import { LevelBadge } from '../../portal/maturity/level-badge.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Badge } from '../../ui/states/badge.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import type { ZimmSummary } from './use-module-activity.ts';

type MaturityCardProps = { readonly summary: ZimmSummary };

/** How mature the firm is so far, and the way to the next question, the start or the report (spec part 1, section 2). */
export function MaturityCard({ summary }: MaturityCardProps) {
  const { formatDate } = useFormatDate();
  const { assessmentStatus, lastUpdated, overallLevel, average, levelInfo, nextQuestion, percentDone } = summary;
  const isDone = assessmentStatus === 'completed';
  const isNew = percentDone === 0;
  return (
    <Card
      title="Cyber Maturity"
      icon={<TrendingUp size={20} />}
      aside={!isNew && <Badge>{isDone ? 'All questions answered' : `${percentDone}% answered`}</Badge>}
      footer={
        <div className="flex flex-wrap gap-3">
          {isDone ? (
            <LinkButton variant="soft" href="/cybermaturity/report">
              See your report
            </LinkButton>
          ) : (
            <LinkButton
              variant="soft"
              href={`/cybermaturity/assessment/${isNew || nextQuestion === null ? 'start' : nextQuestion.elementPath}`}
            >
              {isNew ? 'Start Assessment' : 'Finish Assessment'}
            </LinkButton>
          )}
        </div>
      }
    >
      {isNew ? (
        <p className="text-ink-soft">
          How well protected is your company? Plain questions, about half an hour, and you know your weakest point and
          what to do about it.
        </p>
      ) : (
        <div className="flex items-center gap-5">
          <LevelBadge size="small" level={overallLevel} levelName={levelInfo.levelName} />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">
              Level {overallLevel}: {levelInfo.levelName}
              {!isDone && <span className="font-normal text-ink-soft"> so far</span>}
            </p>
            <p className="mt-0.5 text-sm">
              Your weakest point. On average you have reached <strong>{average.toFixed(1)}</strong> of 5.
            </p>
            {isDone ? (
              <p className="mt-0.5 text-ink-soft text-sm">{levelInfo.description}</p>
            ) : (
              <div className="mt-2">
                <ProgressBar label="Questions Answered" isLabelHidden value={percentDone} />
              </div>
            )}
            {lastUpdated !== null && (
              <p className="mt-1.5 text-ink-soft text-sm">Last updated {formatDate(lastUpdated)}</p>
            )}
          </div>
        </div>
      )}
    </Card>
  );
}
