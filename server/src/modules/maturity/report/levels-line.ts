import { HIGHEST_LEVEL } from '@portal/domain/maturity/levels.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { charts } from '../../../documents/documents.texts.ts';
import { brandDate } from '../../../system/brand-date.ts';
import { lines } from './report.texts.ts';
import type { ReportView } from './report-view.ts';

type Days = ReportView['history'];

/**
 * Level and average over the days on which something was answered, as lines in percent of a chart's width and height, with the same in
 * words; null for fewer than two days, as on the page.
 */
export function levelsLine(history: Days, { brand, say }: { readonly brand: Brand; readonly say: Say }) {
  const [first] = history;
  const last = history.at(-1);
  if (first === undefined || last === undefined || history.length < 2) return null;
  const from = Date.parse(first.at);
  const span = Math.max(1, Date.parse(last.at) - from);
  const line = (heightOf: (day: Days[number]) => number) =>
    history.map((day) => ({
      x: ((Date.parse(day.at) - from) / span) * 100,
      y: (1 - heightOf(day) / HIGHEST_LEVEL) * 100,
    }));
  const dateOf = ({ at }: Days[number]) => brandDate(new Date(at), { ...brand, locale: say.locale });
  const [began, ends] = [dateOf(first), dateOf(last)];
  const inWords = say(lines.levels, {
    levelBefore: first.overall,
    averageBefore: averageInWords(first.average, say.locale),
    dayBefore: began,
    level: last.overall,
    average: averageInWords(last.average, say.locale),
    day: ends,
  });
  return {
    level: line(({ overall }) => overall),
    average: line(({ average }) => average),
    from: began,
    to: ends,
    inWords,
    chart: say(charts.line, { from: began, to: ends, inWords }),
  };
}

/** With one decimal, such as "2.3". */
export const averageInWords = (average: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(Number(average.toFixed(1)));
