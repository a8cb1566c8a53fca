import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { daysBetween } from '@portal/domain/training/training-year.ts';
import { brandDay } from '../../../system/brand-day.ts';
import { lines } from './report.texts.ts';
import type { ReportView } from './report-view.ts';

/** For whom, and when, something is printed. */
export type PrintedFor = { readonly brand: Brand; readonly now: Date; readonly say: Say };

type Plan = NonNullable<ReportView['plan']>;
type Item = Plan['phases'][number]['items'][number];

const isDone = ({ doneAt }: Item) => doneAt !== null;

/** The days of the plan as a line of parts, each in percent as full as its days are over, with today and the same in words. */
export function planLine({ startsOn, phases }: Plan, { brand, now, say }: PrintedFor) {
  const place = { ...brand, locale: say.locale };
  const last = phases.at(-1)?.toDay ?? 0;
  // From 1 for the day on which it starts.
  const day = daysBetween(startsOn, dayOf(now, brand.timeZone)) + 1;
  const isOn = day >= 1 && day <= last;
  const parts = phases.map(({ fromDay, toDay, dueOn, items }) => {
    const first = Math.max(fromDay, 1);
    const over = Math.min(1, Math.max(0, (day - first + 0.5) / (toDay - first + 1)));
    return { first, toDay, over: over * 100, until: brandDay(dueOn, place), steps: items.map(isDone) };
  });
  const inWords = parts
    .map(({ first, toDay, steps }) =>
      say(lines.part, { from: first, to: toDay, done: steps.filter(Boolean).length, all: steps.length }),
    )
    .join(', ');
  return {
    from: brandDay(startsOn, place),
    parts,
    today: isOn ? { at: ((day - 0.5) / last) * 100, text: say(lines.today, { day }) } : null,
    inWords: isOn
      ? say(lines.todayAndParts, { day, days: last, parts: inWords })
      : say(lines.daysAndParts, { days: last, parts: inWords }),
  };
}
