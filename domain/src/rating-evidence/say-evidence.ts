import { evidenceNotes } from '../monitoring/scan-words/evidence-notes.texts.ts';
import { withSaidValues } from '../monitoring/scan-words/said-values.ts';
import { phraseFinder } from '../texts/find-phrase.ts';
import type { Say } from '../texts/say.ts';
import { sayUnsaid } from '../texts/unsaid.ts';
import { evidenceLines } from './evidence-lines.texts.ts';

/** A mark out of a hundred stands before the reason for it. */
const WITH_POINTS = /^(-?\d+): (.+)$/s;

const phraseOf = phraseFinder([...Object.values(evidenceLines), ...Object.values(evidenceNotes)]);

/**
 * A line of what a look from outside saw, in its reader's language. Looks store our English sentence, so that rows of every age and of
 * every process read alike; it is found again by its words. Records and answers of servers stay as they are.
 */
export function sayEvidence(say: Say, line: string): string {
  const said = sentence(say, line) ?? severalSentences(say, line);
  if (said !== null) return said;
  const marked = WITH_POINTS.exec(line);
  return marked === null ? line : `${marked[1]}: ${sayEvidence(say, marked[2] ?? '')}`;
}

/** Null where the line is not one of our sentences. */
function sentence(say: Say, line: string): string | null {
  const found = phraseOf(line);
  if (found === null) return null;
  const values = Object.entries(withSaidValues(say, found.values as Readonly<Record<string, string>>));
  return sayUnsaid(say, {
    phrase: found.phrase,
    values: Object.fromEntries(values.map(([name, value]) => [name, asStored(value)])),
  });
}

/** A count, where a translation chooses its words by it. */
const asStored = (value: string): string | number => (/^(?:0|[1-9]\d{0,5})$/.test(value) ? Number(value) : value);

function severalSentences(say: Say, line: string): string | null {
  const said = line.split(/(?<=\.) (?=\p{Lu})/u).map((one) => sentence(say, one));
  return said.length < 2 || said.includes(null) ? null : said.join(' ');
}
