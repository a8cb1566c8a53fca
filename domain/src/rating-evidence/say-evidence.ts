import { evidenceNotes } from '../monitoring/scan-words/evidence-notes.texts.ts';
import type { Say } from '../texts/say.ts';
import type { Phrase } from '../texts/texts.ts';
import { sayUnsaid } from '../texts/unsaid.ts';
import { evidenceLines } from './evidence-lines.texts.ts';

type Sentence = { readonly phrase: Phrase; readonly pattern: RegExp };

const VALUE = /\{(\w+)\}/;
/** A mark out of a hundred stands before the reason for it. */
const WITH_POINTS = /^(-?\d+): (.+)$/s;

const ownWords = ({ text }: Phrase): number => text.replaceAll(/\{\w+\}/g, '').length;

/** The most telling first: of two that fit, the one with more words of its own. */
const SENTENCES: readonly Sentence[] = [...Object.values(evidenceLines), ...Object.values(evidenceNotes)]
  .map((phrase: Phrase) => ({ phrase, pattern: patternOf(phrase.text) }))
  .toSorted((one, other) => ownWords(other.phrase) - ownWords(one.phrase));

function patternOf(text: string): RegExp {
  const parts = text.split(VALUE).map((part, place) => (place % 2 === 1 ? `(?<${part}>.+?)` : RegExp.escape(part)));
  return new RegExp(`^${parts.join('')}$`, 's');
}

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
  for (const { phrase, pattern } of SENTENCES) {
    const found = pattern.exec(line);
    if (found === null) continue;
    // Why a record is not valid is a sentence within a sentence.
    const values = Object.entries(found.groups ?? {}).map(([name, value]) => [
      name,
      name === 'problem' ? (sentence(say, value) ?? value) : asStored(value),
    ]);
    return sayUnsaid(say, { phrase, values: Object.fromEntries(values) });
  }
  return null;
}

/** A count, where a translation chooses its words by it. */
const asStored = (value: string): string | number => (/^(?:0|[1-9]\d{0,5})$/.test(value) ? Number(value) : value);

function severalSentences(say: Say, line: string): string | null {
  const said = line.split(/(?<=\.) (?=\p{Lu})/u).map((one) => sentence(say, one));
  return said.length < 2 || said.includes(null) ? null : said.join(' ');
}
