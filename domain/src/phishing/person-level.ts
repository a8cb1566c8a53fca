import { LEVELS, type Level } from './template-kinds.ts';

/** What became of one mail that somebody got. */
export type PastMail = { readonly isClicked: boolean; readonly isReported: boolean };

/** So many reports in a row lead to the next level. */
const REPORTS_TO_RISE = 2;
const [LOWEST, , HIGHEST] = LEVELS;

/**
 * The level of somebody's next mail: everybody begins with 1, two reports in a row lead up, a click leads down. A mail that was
 * neither reported nor clicked says nothing. One that was clicked before it was reported is a click.
 * @param history the oldest first
 */
export function levelOf(history: readonly PastMail[]): Level {
  let level: number = LOWEST;
  let inARow = 0;
  for (const { isClicked, isReported } of history) {
    if (isClicked) {
      level = Math.max(LOWEST, level - 1);
      inARow = 0;
    } else if (isReported) inARow += 1;
    if (inARow < REPORTS_TO_RISE) continue;
    level = Math.min(HIGHEST, level + 1);
    inARow = 0;
  }
  return level as Level;
}
