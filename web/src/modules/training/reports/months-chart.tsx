import { useBrand } from '../../../portal/brand/use-brand.ts';
import { Card } from '../../../ui/card.tsx';
import type { TrainingReport } from '../training-types.ts';

const HEIGHT = 120;
const STEP = 30;

/** What fell due and what was completed, month by month; the same numbers stand in a table below for who cannot see the bars. */
export function MonthsChart({ months }: { readonly months: TrainingReport['months'] }) {
  const { locale } = useBrand();
  const most = Math.max(1, ...months.flatMap(({ due, completed }) => [due, completed]));
  const nameOf = (month: string, width: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, {
      month: width,
      timeZone: 'UTC',
      ...(width === 'long' ? { year: 'numeric' } : {}),
    }).format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));
  const bar = (count: number) => (count / most) * HEIGHT;
  return (
    <Card title="By month" description="Courses that fell due, and courses that were completed.">
      <p className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
        <Key className="fill-accent-line" word="Due" />
        <Key className="fill-accent" word="Completed" />
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${Math.max(1, months.length) * STEP} ${HEIGHT + 24}`}
        className="block h-auto w-full max-w-lg"
      >
        {months.map(({ month, due, completed }, index) => (
          <g key={month} transform={`translate(${index * STEP} 0)`}>
            <rect className="fill-accent-line" x="3" y={HEIGHT - bar(due)} width="11" height={bar(due)} rx="2" />
            <rect
              className="fill-accent"
              x="16"
              y={HEIGHT - bar(completed)}
              width="11"
              height={bar(completed)}
              rx="2"
            />
            <text className="fill-ink-soft" x="15" y={HEIGHT + 17} fontSize="10" textAnchor="middle">
              {nameOf(month, 'short')}
            </text>
          </g>
        ))}
        <path className="stroke-line" d={`M0 ${HEIGHT}h${months.length * STEP}`} />
      </svg>
      <details className="mt-3 text-sm">
        <summary className="min-h-8 cursor-pointer content-center text-ink-soft">Show the numbers</summary>
        <table className="mt-2 w-full text-left">
          <thead>
            <tr className="border-line border-b text-ink-soft">
              <th className="py-1.5 font-medium">Month</th>
              <th className="py-1.5 text-right font-medium">Due</th>
              <th className="py-1.5 text-right font-medium">Completed</th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {months.map(({ month, due, completed }) => (
              <tr key={month} className="border-line border-b last:border-b-0">
                <th scope="row" className="py-1.5 font-normal">
                  {nameOf(month, 'long')}
                </th>
                <td className="py-1.5 text-right">{due}</td>
                <td className="py-1.5 text-right">{completed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

function Key({ className, word }: { readonly className: string; readonly word: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg width="10" height="10" aria-hidden="true">
        <rect width="10" height="10" rx="3" className={className} />
      </svg>
      {word}
    </span>
  );
}
