import { type Unsaid, unsaid } from '../texts/unsaid.ts';
import { textFaults } from './policies.texts.ts';

/** Long enough for a hundred pages. */
export const MAX_POLICY_CHARACTERS = 100_000;
const MAX_LINES = 3000;
/** Points of lists and lines of quotes, those inside each other counted each: what is shown of them is many parts. */
const MAX_MARKERS = 2000;
/** Quotes and lists that one line may begin inside each other. */
const DEEPEST = 4;
/** What reading Markdown takes more than its share of time for, with how often a real policy could have it. */
const MOST: readonly (readonly [characters: RegExp, times: number])[] = [
  [/[[\]]/g, 1000],
  [/`/g, 500],
  [/[*_]/g, 6000],
  [/[<&]/g, 3000],
  [/\|/g, 6000],
  // Places of fields: each may become a long list.
  [/\{\{/g, 150],
];

const MARKER = /[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;
/** Blanks that begin a line of a list inside lists. */
const DEEPEST_INDENT = 40;

/** Why a text is not taken; null for one that can be read. @param kind what the text is */
export function textFault(markdown: string, kind: 'policy' | 'message' | 'weakness' = 'policy'): Unsaid | null {
  if (!/[\p{L}\p{N}]/u.test(markdown)) return unsaid(textFaults.empty);
  if (markdown.length > MAX_POLICY_CHARACTERS) return unsaid(textFaults.tooLong, { kind });
  const lines = markdown.split('\n');
  if (lines.length > MAX_LINES) return unsaid(textFaults.tooManyLines, { kind });
  const depths = lines.map(depthOf);
  if (depths.some((depth) => depth > DEEPEST)) return unsaid(textFaults.tooDeep);
  if (depths.reduce((sum, depth) => sum + depth, 0) > MAX_MARKERS) return unsaid(textFaults.tooManyItems, { kind });
  if (MOST.some(([characters, times]) => (markdown.match(characters)?.length ?? 0) > times))
    return unsaid(textFaults.tooManySigns, { kind });
  return null;
}

/** How many quotes and lists a line begins inside each other; infinite for one that lies too far in. */
function depthOf(line: string): number {
  if (line.search(/[^ \t]/) > DEEPEST_INDENT) return Number.POSITIVE_INFINITY;
  let depth = 0;
  MARKER.lastIndex = 0;
  while (depth <= DEEPEST && MARKER.test(line)) depth += 1;
  return depth;
}
