import type { comparedRow } from '@portal/contract/policies/policies.schemas.ts';
import { changedWords } from '@portal/domain/policies/changed-words.ts';
import { wordsOf } from '@portal/domain/policies/reading-minutes.ts';
import type { RichText } from '@portal/domain/rich-text/rich-text.ts';
import { diffArrays, diffWordsWithSpace } from 'diff';
import type { z } from 'zod';
import { type TextUnit, textUnits } from './text-units.ts';

/** A row of two texts side by side. */
export type ComparedRow = z.input<typeof comparedRow>;
type Piece = { text: string; isMarked: boolean };

/** Changes after which two texts are no longer looked at word by word: then the whole is old, and the whole is new. */
const MAX_CHANGED_UNITS = 2000;
const MAX_CHANGED_WORDS = 400;
/** How far ahead a changed block is looked for. */
const LOOK_AHEAD = 8;
/** What two blocks must have in common to be the same one, changed. */
const LEAST_IN_COMMON = 0.4;

/** Two texts side by side: blocks are put beside each other first, then the words that differ in them are marked. */
export function compareTexts(left: RichText, right: RichText): ComparedRow[] {
  const before = textUnits(left);
  const after = textUnits(right);
  const changes = diffArrays(before, after, { comparator: isSame, maxEditLength: MAX_CHANGED_UNITS });
  if (changes === undefined) return [...before.map(removed), ...after.map(added)];
  const rows: ComparedRow[] = [];
  let gone: readonly TextUnit[] = [];
  for (const { value, added: isNew, removed: isGone } of changes) {
    if (isGone) {
      gone = value;
      continue;
    }
    rows.push(...pairedRows(gone, isNew ? value : []));
    gone = [];
    if (!isNew) rows.push(...value.map(same));
  }
  return [...rows, ...pairedRows(gone, [])];
}

const isSame = (one: TextUnit, other: TextUnit) =>
  one.text === other.text && one.block === other.block && one.level === other.level;

const whole = (text: string, isMarked: boolean): Piece[] => [{ text, isMarked }];

function same({ block, level, text }: TextUnit): ComparedRow {
  return { kind: 'same', block, level, left: whole(text, false), right: whole(text, false) };
}

function removed({ block, level, text }: TextUnit): ComparedRow {
  return { kind: 'removed', block, level, left: whole(text, true), right: null };
}

function added({ block, level, text }: TextUnit): ComparedRow {
  return { kind: 'added', block, level, left: null, right: whole(text, true) };
}

/** What stood at a place and what stands there now: blocks that are much alike are beside each other, in their order. */
function pairedRows(gone: readonly TextUnit[], come: readonly TextUnit[]): ComparedRow[] {
  const rows: ComparedRow[] = [];
  let from = 0;
  for (const unit of gone) {
    const near = come.slice(from, from + LOOK_AHEAD).findIndex((candidate) => isAlike(unit, candidate));
    const match = near < 0 ? undefined : come[from + near];
    if (match === undefined) {
      rows.push(removed(unit));
      continue;
    }
    rows.push(...come.slice(from, from + near).map(added), changed(unit, match));
    from += near + 1;
  }
  return [...rows, ...come.slice(from).map(added)];
}

function isAlike(one: TextUnit, other: TextUnit): boolean {
  if (one.block !== other.block) return false;
  const { removedWords } = changedWords(one.text, other.text);
  const all = wordsOf(one.text);
  return all > 0 && wordsOf(other.text) > 0 && 1 - removedWords / all >= LEAST_IN_COMMON;
}

function changed(one: TextUnit, other: TextUnit): ComparedRow {
  const { block, level } = other;
  const words = diffWordsWithSpace(one.text, other.text, { maxEditLength: MAX_CHANGED_WORDS });
  if (words === undefined)
    return { kind: 'changed', block, level, left: whole(one.text, true), right: whole(other.text, true) };
  const left = words.filter((word) => !word.added).map((word) => ({ text: word.value, isMarked: word.removed }));
  const right = words.filter((word) => !word.removed).map((word) => ({ text: word.value, isMarked: word.added }));
  return { kind: 'changed', block, level, left, right };
}
