import { widthOf, wrapWords } from '../scene/wrap-words.ts';
import type { ScreenData } from '../story-types.ts';
import { LINE_SPACE, type ScreenLook } from './looks.ts';

/** The letters on screens, in units of the picture. */
export const SIZE = 18.5;
export const GAP = 23;
/** What the mark of the line that gives it away needs. */
export const MARK = 32;
/** How much wider bold letters are. */
export const BOLD = 1.1;

/** A line of a screen, broken into rows, at its height. */
export type Line = {
  readonly rows: readonly string[];
  readonly y: number;
  readonly height: number;
  readonly isWrong: boolean;
  /** What begins with this line: several where a message goes on from one line to the next; null for those that go on. */
  readonly block: { readonly height: number; readonly width: number } | null;
  /** Of a message that the reader of the phone has written. */
  readonly isOwn: boolean;
  /** What can be pressed, where the line is “[ Deny ] [ Allow ]”; empty for any other. */
  readonly buttons: readonly Button[];
};

/** From the left edge of the lines. */
type Button = { readonly text: string; readonly x: number; readonly width: number };

const ENDS = /[.!?…:;”“"»)]$/;
const BUTTONS = /^(?:\[[^[\]]+\] ?)+$/;
const BUTTON_HEIGHT = 30;
/** A line that is nearly full goes on in the next one even where that begins with a capital letter. */
const FULL = 30;
/** “You: …”, “New account: …”: begins something new. */
const LABELED = /^[^.:!?]{1,28}:\s/;
/** An address alone in a line, as below the name of who wrote. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/;
const OWN = /^(You|Me|Sie|Du|Ich|Tú|Yo|Usted)\s*:\s*/;
/** Where the lines of one message are one block. */
const FLOWING: ReadonlySet<ScreenLook['lines']> = new Set(['plain', 'centered', 'bubble']);

/**
 * The lines of a screen, one below the other; a line that does not end a sentence goes on in the next.
 * @param width that they may take
 */
export function linesOf(
  { lines, wrong }: ScreenData,
  kind: ScreenLook['lines'],
  width: number,
  top: number,
): readonly Line[] {
  const { inset, between } = LINE_SPACE[kind];
  const rowsOf = (text: string, isWrong: boolean) =>
    wrapWords(text, isWrong ? (width - 2 * inset - MARK) / SIZE / BOLD : (width - 2 * inset) / SIZE);
  const parts = FLOWING.has(kind)
    ? joined(lines, wrong)
    : lines.map((text, index) => ({ text, isWrong: index + 1 === wrong, goesOn: false }));
  const goesOn = (index: number) => parts[index]?.goesOn === true;
  let y = top;
  const placed = parts.map(({ text, isWrong }, index) => {
    const isOwn = kind === 'bubble' && OWN.test(text);
    const rows = rowsOf(isOwn ? text.replace(OWN, '') : text, isWrong);
    if (index > 0) y += goesOn(index) ? 0 : between;
    const buttons = BUTTONS.test(text) ? buttonsOf(text, width) : [];
    if (buttons.length > 0) y += 5;
    const height = buttons.length > 0 ? BUTTON_HEIGHT : rows.length * GAP;
    const line = { rows, y, height, isWrong, isOwn, buttons };
    y += line.height;
    return line;
  });
  return placed.map((line, index) => {
    if (goesOn(index)) return { ...line, block: null };
    let next = index + 1;
    while (next < placed.length && goesOn(next)) next++;
    const whole = placed.slice(index, next);
    const last = whole.at(-1) ?? line;
    const wide = Math.max(
      ...whole.map(({ rows, isWrong }) => Math.max(...rows.map(widthOf)) * SIZE + (isWrong ? MARK : 0)),
    );
    return { ...line, block: { height: last.y + last.height - line.y, width: wide } };
  });
}

type Part = { readonly text: string; readonly isWrong: boolean; readonly goesOn: boolean };

/** Lines of one sentence as one text, except for the one that is marked. */
function joined(lines: readonly string[], wrong: number | undefined): readonly Part[] {
  const parts: Part[] = [];
  for (const [index, text] of lines.entries()) {
    const isWrong = index + 1 === wrong;
    const goesOn = index > 0 && isOneSentence(lines[index - 1] ?? '', text);
    const before = parts.at(-1);
    if (goesOn && before !== undefined && !isWrong && !before.isWrong)
      parts.splice(-1, 1, { ...before, text: `${before.text} ${text}` });
    else parts.push({ text, isWrong, goesOn });
  }
  return parts;
}

function isOneSentence(line: string, next: string): boolean {
  if (ENDS.test(line) || LABELED.test(next) || BUTTONS.test(line) || BUTTONS.test(next)) return false;
  if (ADDRESS.test(line) || ADDRESS.test(next)) return false;
  return /^\p{Ll}/u.test(next) || line.length >= FULL;
}

/** Buttons beside each other, as wide as their words, or narrower where they would not fit. */
function buttonsOf(text: string, width: number): readonly Button[] {
  const words = [...text.matchAll(/\[([^[\]]+)\]/g)].map(([, word = '']) => word.trim());
  const wished = words.map((word) => widthOf(word) * SIZE + 26);
  const free = width - 10 * (words.length - 1);
  const sum = wished.reduce((all, one) => all + one, 0);
  const shrink = Math.min(1, free / sum);
  let x = 0;
  return words.map((word, index) => {
    const button = { text: word, x, width: (wished[index] ?? 0) * shrink };
    x += button.width + 10;
    return button;
  });
}

/** Where the last line ends. */
export const endOf = (lines: readonly Line[], top: number): number => {
  const last = lines.at(-1);
  return last === undefined ? top : last.y + last.height;
};
