import type { DayAtWork } from '@portal/contract/training/day.schemas.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { walkDay } from '@portal/domain/training/day-at-work.ts';
import type { DayWalkedRow } from './days-walked.store.ts';

type Day = DayAtWork & { readonly textLanguage: Language };

/** A day as the page of the year names it; `row` is null before the first choice. */
export function dayOfYearView(year: number, day: Day, row: DayWalkedRow | null) {
  const { taken, at } = walkDay(day, row?.choices ?? []);
  return {
    year,
    title: day.title,
    textLanguage: day.textLanguage,
    isBegun: taken.length > 0 && at.ending === undefined,
    walked: walkedOf(row),
  };
}

function walkedOf(row: DayWalkedRow | null) {
  const { walks = 0, best_ending: best = null, latest_ending: latest = null, latest_walked_at: at = null } = row ?? {};
  return best === null || latest === null || at === null ? null : { walks, best, latest, walkedAt: at.toISOString() };
}

/** A walk as its page tells it: nothing of moments that have not come, and what would have changed the day only at its end. */
export function dayWalkView(year: number, day: Day, row: DayWalkedRow | null) {
  const { taken, at } = walkDay(day, row?.choices ?? []);
  const hasEnded = at.ending !== undefined;
  return {
    ...dayOfYearView(year, day, row),
    people: day.people,
    taken: taken.flatMap(({ moment, chosen }) => {
      const choice = moment.choices?.[chosen];
      if (choice === undefined) return [];
      const { verdict, because } = choice;
      const wiser = hasEnded && verdict !== 'wise' ? wiseOf(moment) : [];
      return [{ ...momentView(moment), chosen, verdict, because, wiser }];
    }),
    moment: { ...momentView(at), ending: at.ending ?? null },
  };
}

type Moment = DayAtWork['moments'][number];

const momentView = ({ id, time, picture, choices = [] }: Moment) => ({
  id,
  time,
  picture,
  choices: choices.map(({ text }) => text),
});

const wiseOf = ({ choices = [] }: Moment) =>
  choices.filter(({ verdict }) => verdict === 'wise').map(({ text, because }) => ({ text, because }));
