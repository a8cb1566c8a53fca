import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { minutesInWords, rateInWords } from '../in-words.ts';
import { figureWords } from '../phishing.texts.ts';
import { monthInWords } from './month-in-words.ts';
import { MonthsChart } from './months-chart.tsx';
import { progress as texts } from './overview.texts.ts';

/** The latest month in figures, reports first, and every month as a picture; nothing before the first mail. */
export function ProgressPart() {
  const query = useCallQuery('phishingProgress', {});
  const months = (query.data?.data ?? []).filter(({ figures }) => figures.delivered > 0);
  const last = months.at(-1);
  if (last === undefined) return null;
  const before = months.at(-2)?.figures;
  const { reported, delivered, clicked, reportRate, clickRate, firstReportMinutes } = last.figures;
  const beforeWords = (rate: number | null | undefined) =>
    rate === null || rate === undefined ? '' : say(texts.before, { rate: rateInWords(rate) });
  return (
    <div className="grid items-start gap-6 desktop:grid-cols-[3fr_2fr]">
      <Card title={say(texts.title, { month: monthInWords(last.month) })} description={say(texts.lead)}>
        <dl className="grid gap-x-8 gap-y-5 tablet:grid-cols-2">
          <div className="tablet:col-span-2">
            <dt className="text-ink-soft text-sm">{say(figureWords.reportRate)}</dt>
            <dd>
              <span className="block font-semibold text-4xl tabular-nums tracking-tight">
                {rateInWords(reportRate)}
              </span>
              <Hints lines={[say(texts.reportedHint, { reported, delivered }), beforeWords(before?.reportRate)]} />
            </dd>
          </div>
          <div>
            <dt className="text-ink-soft text-sm">{say(texts.firstReport)}</dt>
            <dd>
              <span className="block font-semibold text-2xl tracking-tight">
                {firstReportMinutes === null ? say(texts.noReport) : minutesInWords(firstReportMinutes)}
              </span>
              <Hints lines={firstReportMinutes === null ? [] : [say(texts.fastHint)]} />
            </dd>
          </div>
          <div>
            <dt className="text-ink-soft text-sm">{say(figureWords.clickRate)}</dt>
            <dd>
              <span className="block font-semibold text-2xl tabular-nums tracking-tight">{rateInWords(clickRate)}</span>
              <Hints lines={[say(texts.clickedHint, { clicked, delivered }), beforeWords(before?.clickRate)]} />
            </dd>
          </div>
        </dl>
      </Card>
      <MonthsChart months={months} />
    </div>
  );
}

function Hints({ lines }: { readonly lines: readonly string[] }) {
  const told = lines.filter((line) => line !== '');
  if (told.length === 0) return null;
  return <span className="block text-ink-soft text-sm">{told.join(' · ')}</span>;
}
