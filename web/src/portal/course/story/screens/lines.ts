import { wrapWords } from '../scene/wrap-words.ts';
import type { ScreenData } from '../story-types.ts';

/** The letters on screens, in units of the picture. */
export const SIZE = 18.5;
export const GAP = 23;

/** A line of a screen, broken into rows, at its height. */
export type Line = {
  readonly rows: readonly string[];
  readonly y: number;
  readonly height: number;
  readonly isWrong: boolean;
};

/**
 * The lines of a screen, one below the other.
 * @param width for the letters
 * @param between what is free between two lines
 */
export function linesOf({ lines, wrong }: ScreenData, width: number, top: number, between: number): readonly Line[] {
  let y = top;
  return lines.map((text, index) => {
    const isWrong = index + 1 === wrong;
    // The mark of what gives it away needs its place too.
    const rows = wrapWords(text, (width - (isWrong ? 22 : 0)) / SIZE);
    const line = { rows, y, height: rows.length * GAP, isWrong };
    y += line.height + between;
    return line;
  });
}

/** Where the last line ends. */
export const endOf = (lines: readonly Line[], top: number): number => {
  const last = lines.at(-1);
  return last === undefined ? top : last.y + last.height;
};
