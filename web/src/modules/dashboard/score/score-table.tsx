import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import type { ScoreSummary } from '../use-module-activity.ts';
import { scoreTable as texts } from './score.texts.ts';

type ScoreTableProps = { readonly days: ScoreSummary['days'] };

/** The line of the score as a table: the days on which it moved, the newest first. */
export function ScoreTable({ days }: ScoreTableProps) {
  const moves = days.filter(({ score }, index) => score !== days[index - 1]?.score).toReversed();
  if (days.length < 2) return null;
  return (
    <details className="rounded-box border border-line bg-surface p-4">
      <summary className="cursor-pointer font-medium">{say(texts.scoreOverTimeAs)}</summary>
      <table className="mt-3 text-start text-sm">
        <thead>
          <tr>
            <th scope="col" className="py-1 pe-8 font-semibold">
              {say(texts.from)}
            </th>
            <th scope="col" className="py-1 font-semibold">
              {say(texts.score)}
            </th>
          </tr>
        </thead>
        <tbody>
          {moves.map(({ day, score }) => (
            <tr key={day} className="border-line border-t">
              <td className="py-1 pe-8">{formatDay(day, say.locale)}</td>
              <td className="py-1 tabular-nums">{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
