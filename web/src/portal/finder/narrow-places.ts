import { withoutMarks } from '@portal/domain/portal/without-marks.ts';
import type { FinderGroup, FinderPlace } from './finder-place.ts';

/** Whether every word that was typed is in the text somewhere; case and accents do not matter. */
export function holdsWords(text: string, typed: string): boolean {
  const plain = withoutMarks(text);
  return wordsOf(typed).every((word) => plain.includes(word));
}

/** The places that hold what was typed: labels that begin with it first, then those with a word that does. All where nothing was. */
export function narrowPlaces(groups: readonly FinderGroup[], typed: string): readonly FinderGroup[] {
  if (wordsOf(typed).length === 0) return groups;
  return groups
    .map(({ title, places }) => ({
      title,
      places: places
        .filter(({ label, detail = '' }) => holdsWords(`${label} ${detail}`, typed))
        .toSorted((one, other) => distance(one, typed) - distance(other, typed)),
    }))
    .filter(({ places }) => places.length > 0);
}

function distance({ label }: FinderPlace, typed: string): number {
  const plain = withoutMarks(label);
  const [first = ''] = wordsOf(typed);
  if (plain.startsWith(first)) return 0;
  return plain.includes(` ${first}`) ? 1 : 2;
}

const wordsOf = (typed: string) =>
  withoutMarks(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
