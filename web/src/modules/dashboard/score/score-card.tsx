import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { Dial } from '../../../ui/charts/dial.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ScoreSummary } from '../use-module-activity.ts';
import { scoreChange } from './score-change.ts';

type ScoreCardProps = {
  readonly score: ScoreSummary;
  /** The page that it would lead to. */
  readonly isOnOwnPage?: boolean;
};

/** The one answer: how safe the firm is, what holds it down, and how it came here. */
export function ScoreCard({ score, isOnOwnPage = false }: ScoreCardProps) {
  const { locale } = useBrand();
  const { days, reachable, tone, title, text, heldBy } = score;
  const change = scoreChange(days);
  const day = (value: string) => formatDay(value, locale);
  return (
    <section
      aria-labelledby="score-verdict"
      className="grid items-center gap-x-8 gap-y-5 rounded-box border border-line bg-surface p-5 shadow-raised tablet:grid-cols-[13rem_1fr] tablet:p-6 large:grid-cols-[13rem_1fr_18rem]"
    >
      <div className="flex justify-center">
        <Dial
          label={`Your score is ${score.score} of 100${reachable < 100 ? `; no more than ${reachable} can be reached at the moment` : ''}`}
          value={score.score}
          tone={tone === 'neutral' ? 'accent' : tone}
          mark={reachable < 100 ? reachable : undefined}
        >
          <span className="block font-semibold text-4xl tabular-nums tracking-tight">{score.score}</span>
          <span className="block text-ink-soft text-sm">of 100</span>
        </Dial>
      </div>
      <div className="min-w-0">
        <h2 id="score-verdict" className="font-semibold text-xl tracking-tight">
          {title}
        </h2>
        <p className="mt-1.5 text-ink-soft">{text}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          {change !== null && <Badge tone={change.tone}>{change.text}</Badge>}
          {heldBy[0]?.href && (
            <TextLink isStandalone href={heldBy[0].href}>
              See what to do
            </TextLink>
          )}
          {!isOnOwnPage && (
            <TextLink isStandalone href="/score">
              How the score is made
            </TextLink>
          )}
        </div>
      </div>
      {days.length > 1 && (
        <div className="min-w-0 tablet:col-span-2 large:col-span-1">
          <LineChart
            label={`The score from ${days[0]?.score} on ${day(days[0]?.day ?? '')} to ${score.score} today`}
            points={days.map(({ day: at, score: value }) => ({ day: at, value }))}
            formatDay={day}
          />
        </div>
      )}
    </section>
  );
}
