import { parseMarkup } from '../../html/parse-markup.ts';
import type { ActiveCheck } from '../active-check.ts';
import { markupPayload } from '../scripts/script-payloads.ts';

/**
 * A02, first half: leaves a word as markup behind, unless a check before it did. Whether it comes to life on a page is seen
 * at the end of the scan, when the pages are read again. The element is one that no browser acts on.
 */
export const plantScripts: ActiveCheck = async (probe) => {
  if (probe.planted().length > 0) return null;
  const word = probe.markerFor('stored-1');
  if ((await probe.send(markupPayload(word))) !== null) probe.plant(word);
  return null;
};

/** The planted words that became elements of a page. */
export function livingWords(html: string, words: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>();
  parseMarkup(html, {
    onopentag(name) {
      if (words.has(name)) found.add(name);
    },
  });
  return [...found];
}
