import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { ChartKey } from '../../../ui/charts/chart-key.tsx';
import { ColumnChart } from '../../../ui/charts/column-chart.tsx';
import { rateInWords } from '../in-words.ts';
import { figureWords } from '../phishing.texts.ts';
import { monthInWords } from './month-in-words.ts';
import { progress as texts } from './overview.texts.ts';

type MonthsChartProps = {
  /** The oldest first, each with mails. */
  readonly months: CallOutput<'phishingProgress'>['data'];
};

/** Report and click rate month by month; the numbers are in a table below. */
export function MonthsChart({ months }: MonthsChartProps) {
  const first = months[0];
  const last = months.at(-1);
  if (first === undefined || last === undefined) return null;
  return (
    <Card title={say(texts.months)} description={say(texts.monthsLead)}>
      <ColumnChart
        label={say(texts.inWords, {
          first: monthInWords(first.month),
          last: monthInWords(last.month),
          report: rateInWords(last.figures.reportRate),
          click: rateInWords(last.figures.clickRate),
        })}
        columns={months.map(({ month, figures }) => ({
          id: month,
          label: monthInWords(month, 'short'),
          bars: [
            [{ tone: 'success', count: Math.round(figures.reportRate ?? 0) }],
            [{ tone: 'neutral', count: Math.round(figures.clickRate ?? 0) }],
          ],
        }))}
      />
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
        <ChartKey tone="success" word={say(figureWords.reportRate)} />
        <ChartKey tone="neutral" word={say(figureWords.clickRate)} />
      </p>
      <details className="mt-3 text-sm">
        <summary className="min-h-8 cursor-pointer content-center text-ink-soft">{say(texts.showNumbers)}</summary>
        <MonthsTable months={months} />
      </details>
    </Card>
  );
}

function MonthsTable({ months }: MonthsChartProps) {
  return (
    <table className="mt-2 w-full text-start">
      <thead>
        <tr className="border-line border-b text-ink-soft">
          <th className="py-1.5 text-start font-medium">{say(texts.month)}</th>
          {[figureWords.reportRate, figureWords.clickRate, texts.delivered].map((word) => (
            <th key={say(word)} className="py-1.5 ps-2 text-end font-medium">
              {say(word)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {months.map(({ month, figures }) => (
          <tr key={month} className="border-line border-b last:border-b-0">
            <th scope="row" className="py-1.5 text-start font-normal">
              {monthInWords(month)}
            </th>
            <td className="py-1.5 text-end">{rateInWords(figures.reportRate)}</td>
            <td className="py-1.5 text-end">{rateInWords(figures.clickRate)}</td>
            <td className="py-1.5 text-end">{figures.delivered}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
