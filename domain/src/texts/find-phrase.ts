import type { Phrase } from './texts.ts';
import type { Unsaid } from './unsaid.ts';

const VALUE = /\{(\w+)\}/;

const ownWords = ({ text }: Phrase): number => text.replaceAll(/\{\w+\}/g, '').length;

function patternOf(text: string): RegExp {
  const parts = text.split(VALUE).map((part, place) => (place % 2 === 1 ? `(?<${part}>.+?)` : RegExp.escape(part)));
  return new RegExp(`^${parts.join('')}$`, 's');
}

/**
 * Finds of some phrases the one that an English sentence was made of, with the values it was filled with; null where it is none of them.
 * For sentences that are stored as English, so that rows of every age read alike. The phrases have plain placeholders alone. Of two that
 * fit, the one with more words of its own is meant.
 */
export function phraseFinder(phrases: readonly Phrase[]): (sentence: string) => Required<Unsaid> | null {
  const patterns = phrases
    .map((phrase) => ({ phrase, pattern: patternOf(phrase.text) }))
    .toSorted((one, other) => ownWords(other.phrase) - ownWords(one.phrase));
  return (sentence) => {
    for (const { phrase, pattern } of patterns) {
      const found = pattern.exec(sentence);
      if (found !== null) return { phrase, values: { ...found.groups } };
    }
    return null;
  };
}
