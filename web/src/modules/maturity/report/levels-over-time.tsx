import { HIGHEST_LEVEL } from '@portal/domain/maturity/levels.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import type { MaturityReport } from '../maturity-types.ts';
import { oneDecimal } from '../one-decimal.ts';
import { levelsOverTime as texts } from './report.texts.ts';

const WIDTH = 640;
const HEIGHT = 130;
const LEFT = 22;
const LEVELS = Array.from({ length: HIGHEST_LEVEL + 1 }, (_, level) => level);
const heightOf = (level: number) => 8 + (HEIGHT - 16) * (1 - level / HIGHEST_LEVEL);

type LevelsOverTimeProps = { readonly history: MaturityReport['history'] };

/** How level and average have changed, by date; the figures stand in a table below. */
export function LevelsOverTime({ history }: LevelsOverTimeProps) {
  const { formatDate } = useFormatDate();
  const first = history[0];
  const last = history.at(-1);
  if (first === undefined || last === undefined || history.length < 2) return null;
  const from = Date.parse(first.at);
  const span = Math.max(1, Date.parse(last.at) - from);
  const placeOf = (at: string) => LEFT + 6 + ((WIDTH - LEFT - 12) * (Date.parse(at) - from)) / span;
  const line = (value: (entry: (typeof history)[number]) => number) =>
    history.map((entry) => `${placeOf(entry.at).toFixed(1)},${heightOf(value(entry)).toFixed(1)}`).join(' ');
  return (
    <Card title={say(texts.title)} description={say(texts.description)}>
      <p className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-ink-soft text-sm">
        <span className="inline-flex items-center gap-2">
          <svg width="20" height="4" aria-hidden="true">
            <path d="M0 2h20" strokeWidth="3" className="stroke-accent" />
          </svg>
          {say(texts.level)}
        </span>
        <span className="inline-flex items-center gap-2">
          <svg width="20" height="4" aria-hidden="true">
            <path d="M0 2h20" strokeWidth="2" strokeDasharray="4 4" className="stroke-ink-soft" />
          </svg>
          {say(texts.average)}
        </span>
      </p>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none" className="block h-auto w-full max-w-2xl">
        {LEVELS.map((level) => (
          <g key={level}>
            <path className="stroke-line" d={`M${LEFT} ${heightOf(level)}H${WIDTH}`} />
            <text x="4" y={heightOf(level) + 4} fontSize="12" className="fill-ink-soft">
              {level}
            </text>
          </g>
        ))}
        <polyline
          points={line(({ average }) => average)}
          strokeWidth="2"
          strokeDasharray="5 5"
          className="stroke-ink-soft"
        />
        <polyline
          points={line(({ overall }) => overall)}
          strokeWidth="3"
          strokeLinejoin="round"
          className="stroke-accent"
        />
        {history.map(({ at, overall }) => (
          <circle key={at} cx={placeOf(at)} cy={heightOf(overall)} r="4.5" className="fill-accent" />
        ))}
      </svg>
      <p className="mt-1 flex max-w-2xl justify-between text-ink-soft text-xs">
        <span>{formatDate(first.at)}</span>
        <span>{formatDate(last.at)}</span>
      </p>
      <details className="mt-3 text-sm">
        <summary className="min-h-8 cursor-pointer content-center text-ink-soft">{say(texts.showTheNumbers)}</summary>
        <table className="mt-2 w-full max-w-2xl text-start tabular-nums">
          <thead>
            <tr className="border-line border-b text-ink-soft">
              {[say(texts.date), say(texts.level), say(texts.average), say(texts.answered)].map((head) => (
                <th key={head} scope="col" className="py-1.5 font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {history.toReversed().map(({ at, overall, average, answered, elements }) => (
              <tr key={at} className="border-line border-b last:border-b-0">
                <th scope="row" className="py-1.5 font-normal">
                  {formatDate(at)}
                </th>
                <td className="py-1.5">{overall}</td>
                <td className="py-1.5">{oneDecimal(average)}</td>
                <td className="py-1.5">{say(texts.answeredOfElements, { answered, elements })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
