import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { Dial } from '../../../ui/charts/dial.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ScoreSummary } from '../use-module-activity.ts';
import { scoreCard as texts } from './score-card.texts.ts';
import { scoreChange } from './score-change.ts';

type ScoreCardProps = {
  readonly score: ScoreSummary;
  /** The page that it would lead to. */
  readonly isOnOwnPage?: boolean;
};

/** The one answer: how safe the firm is, what holds it down, and how it came here. */
export function ScoreCard({ score, isOnOwnPage = false }: ScoreCardProps) {
  const { days, reachable, tone, title, text, heldBy } = score;
  // One day makes no line.
  const hasLine = days.length > 1;
  const change = scoreChange(days);
  const day = (value: string) => formatDay(value, say.locale);
  return (
    <section
      aria-labelledby="score-verdict"
      className={joinClasses(
        'grid grid-cols-[6.5rem_1fr] items-center gap-x-4 gap-y-3 rounded-box border border-line bg-surface p-4 shadow-raised tablet:px-5 tablet:grid-cols-[10rem_1fr] tablet:gap-x-6',
        hasLine && 'desktop:grid-cols-[10rem_1fr_14rem]',
      )}
    >
      <div className="flex justify-center tablet:row-span-2">
        <Dial
          label={
            reachable < 100
              ? say(texts.labelLimited, { score: score.score, reachable })
              : say(texts.label, { score: score.score })
          }
          value={score.score}
          tone={tone === 'neutral' ? 'accent' : tone}
          mark={reachable < 100 ? reachable : undefined}
        >
          <span className="block font-semibold text-3xl tabular-nums tracking-tight">{score.score}</span>
          <span className="block text-ink-soft text-sm">{say(texts.outOf)}</span>
        </Dial>
      </div>
      <h2
        id="score-verdict"
        className="wrap-anywhere min-w-0 font-semibold text-lg tracking-tight tablet:self-end tablet:text-xl"
      >
        {title}
      </h2>
      <div className="col-span-2 min-w-0 tablet:col-span-1 tablet:col-start-2 tablet:self-start">
        <p className="text-ink-soft text-sm">{text}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {change !== null && <Badge tone={change.tone}>{change.text}</Badge>}
          {heldBy[0]?.href && (
            <TextLink isStandalone href={heldBy[0].href}>
              {say(texts.seeWhatToDo)}
            </TextLink>
          )}
          {!isOnOwnPage && (
            <TextLink isStandalone href="/score">
              {say(texts.howTheScoreWorks)}
            </TextLink>
          )}
        </div>
      </div>
      {hasLine && (
        <div
          className={joinClasses(
            'col-span-2 min-w-0 desktop:col-span-1 desktop:col-start-3 desktop:row-span-2 desktop:row-start-1',
            // Home on a phone says what to do; the line is on the page of the score.
            !isOnOwnPage && 'max-tablet:hidden',
          )}
        >
          <LineChart
            label={say(texts.overTime, {
              first: days[0]?.score ?? 0,
              day: day(days[0]?.day ?? ''),
              score: score.score,
            })}
            points={days.map(({ day: at, score: value }) => ({ day: at, value }))}
            formatDay={day}
          />
        </div>
      )}
    </section>
  );
}
