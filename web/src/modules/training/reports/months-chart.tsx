import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { ChartKey } from '../../../ui/charts/chart-key.tsx';
import { ColumnChart } from '../../../ui/charts/column-chart.tsx';
import type { TrainingReport } from '../training-types.ts';
import { monthsChart as texts } from './reports.texts.ts';

/** Fewer months are no history to look at. */
const LEAST_SHOWN = 4;

/** What fell due and what was completed, month by month; from the first month with either on; the numbers stand in a table below. */
export function MonthsChart({ months }: { readonly months: TrainingReport['months'] }) {
  const { locale } = useBrand();
  const begun = months.findIndex(({ due, completed }) => due + completed > 0);
  const shown = months.slice(begun === -1 ? -LEAST_SHOWN : Math.min(begun, Math.max(0, months.length - LEAST_SHOWN)));
  const sum = (of: 'due' | 'completed') => shown.reduce((total, month) => total + month[of], 0);
  const nameOf = (month: string, width: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, {
      month: width,
      timeZone: 'UTC',
      ...(width === 'long' ? { year: 'numeric' } : {}),
    }).format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));
  if (shown.length === 0) return null;
  return (
    <Card title={say(texts.title)} description={say(texts.description)}>
      <ColumnChart
        label={say(texts.inWords, {
          month: nameOf(shown[0]?.month ?? '', 'long'),
          due: sum('due'),
          completed: sum('completed'),
        })}
        columns={shown.map(({ month, due, completed }) => ({
          id: month,
          label: nameOf(month, 'short'),
          bars: [[{ tone: 'neutral', count: due }], [{ tone: 'accent', count: completed }]],
        }))}
      />
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
        <ChartKey tone="neutral" word={say(texts.due)} />
        <ChartKey tone="accent" word={say(texts.completed)} />
      </p>
      <details className="mt-3 text-sm">
        <summary className="min-h-8 cursor-pointer content-center text-ink-soft">{say(texts.showTheNumbers)}</summary>
        <table className="mt-2 w-full text-start">
          <thead>
            <tr className="border-line border-b text-ink-soft">
              <th className="py-1.5 font-medium">{say(texts.month)}</th>
              <th className="py-1.5 text-end font-medium">{say(texts.due)}</th>
              <th className="py-1.5 text-end font-medium">{say(texts.completed)}</th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {shown.map(({ month, due, completed }) => (
              <tr key={month} className="border-line border-b last:border-b-0">
                <th scope="row" className="py-1.5 font-normal">
                  {nameOf(month, 'long')}
                </th>
                <td className="py-1.5 text-end">{due}</td>
                <td className="py-1.5 text-end">{completed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
