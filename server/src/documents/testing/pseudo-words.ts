import { compileText } from '@portal/domain/texts/compile-text.ts';
import { pseudoText } from '@portal/domain/texts/pseudo.ts';
import { createSay } from '@portal/domain/texts/say.ts';
import { mapTexts } from '../printable-text.ts';
import { pdfFacts } from './pdf-facts.ts';
import { textPlaces } from './pdf-text.ts';

/** Says texts in the language that nobody speaks: all its vowels have accents. Its dates are numbers, as in Lithuania. */
export const sayPseudo = createSay({
  locale: 'lt-LT',
  timeZone: 'UTC',
  find: ({ id, text }) => pseudoText(compileText(id, text)),
});

const VOWEL = /[aeiou]/gi;

/** What content and people say, without vowels: it is known by that. What a program reads stays as it is. */
export function withoutVowels<Data>(data: Data, fields: ReadonlySet<string>): Data {
  return mapTexts(data, (text, field) => (fields.has(field) ? text.replace(VOWEL, '') : text)) as Data;
}

/**
 * Words of a PDF, of its title and of what is said of its charts that come from no file of texts: those with a plain vowel.
 * @param data what content and people say; its words are left out
 */
export async function wordsOutsideTexts(pdf: Uint8Array, data: unknown = null): Promise<readonly string[]> {
  const told = new Set<string>();
  mapTexts(data, (text) => {
    for (const word of wordsOf(text)) told.add(word);
    return text;
  });
  const { names } = pdfFacts(pdf);
  const said = [...(await textPlaces(pdf)).map(({ text }) => text), ...names];
  return [...new Set(said.flatMap(wordsOf))].filter((word) => /[aeiou]/i.test(word) && !told.has(word));
}

const wordsOf = (text: string) => text.normalize('NFC').match(/[\p{L}\p{M}]{2,}/gu) ?? [];
