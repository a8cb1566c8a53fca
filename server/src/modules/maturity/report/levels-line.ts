import { HIGHEST_LEVEL } from '@portal/domain/maturity/levels.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { brandDate } from '../../../system/brand-date.ts';
import type { ReportView } from './report-view.ts';

type Days = ReportView['history'];

/**
 * Level and average over the days on which something was answered, as lines in percent of a chart's width and height, with the same in
 * words; null for fewer than two days, as on the page.
 */
export function levelsLine(history: Days, brand: Brand) {
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
  const [began, ends] = [first, last].map(({ at }) => brandDate(new Date(at), brand));
  return {
    level: line(({ overall }) => overall),
    average: line(({ average }) => average),
    from: began,
    to: ends,
    inWords: `Level ${first.overall} and an average of ${first.average.toFixed(1)} on ${began}; level ${last.overall} and an average of ${last.average.toFixed(1)} on ${ends}.`,
  };
}
