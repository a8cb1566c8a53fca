import { createHash } from 'node:crypto';
import { pageSkeleton } from '../crawl/page-skeleton.ts';
import { breakingValue } from './error-by-input.ts';
import { pageText } from './page-text.ts';
import type { Probe } from './probe.ts';

/** Nothing of what was sent makes a difference to the page. */
export const INERT = 'inert';
/** Characters before a word in which signs that were sent stand. */
const SIGNS = 24;

/**
 * How a program reacts to its input, in short: by its own value, a word and signs that break what they get into. Programs of the same
 * shape that react alike treat it alike. Null when one of the three had no answer. Costs no request beyond those of the checks.
 */
export async function reactionTo(probe: Probe): Promise<string | null> {
  const { baseline, marked, marker, original } = probe;
  const value = breakingValue(probe, '1');
  const broken = await probe.once(value);
  if (broken === null) return null;
  const own = pageText(baseline, original, original);
  const isSame = {
    marked: pageText(marked, marker, original) === own,
    broken: pageText(broken, value, original) === own,
  };
  const isRepeated = marked.body.includes(marker);
  if (!isRepeated && isSame.marked && isSame.broken) return INERT;
  const parts = [
    [baseline.status, marked.status, broken.status],
    [isRepeated, isSame.marked, isSame.broken],
    signsIn(broken.body.toString('utf8'), probe),
    pageSkeleton(baseline.body.toString('utf8')),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12);
}

/** How the signs before the word came back: as they were, escaped, or not at all. */
function signsIn(text: string, { original, markerFor }: Probe): string {
  const at = text.indexOf(markerFor('break-1'));
  if (at === -1) return '';
  const before = text.slice(Math.max(0, at - SIGNS), at);
  return original === '' ? before : before.replaceAll(original, '');
}
