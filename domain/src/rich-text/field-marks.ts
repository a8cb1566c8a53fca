/** Characters of Unicode's private use area; texts of people and of the library never keep them. */
const BEGIN = '\uE000';
const MIDDLE = '\uE001';
const END = '\uE002';
const MARKED = /\uE000(\w+)\uE001([^\uE000-\uE002]*)\uE002/g;

/** The words with the field that they came from. */
export const markField = (field: string, words: string): string => `${BEGIN}${field}${MIDDLE}${words}${END}`;

/** A text without marks, also without torn ones. */
export const withoutFieldMarks = (text: string): string => text.replace(MARKED, '$2').replace(/[\uE000-\uE002]/g, '');

/** Splits a text where words of fields begin and end. */
export function splitFieldMarks(text: string): { readonly text: string; readonly field?: string }[] {
  const parts: { text: string; field?: string }[] = [];
  let from = 0;
  const addPlain = (to: number) => {
    const plain = withoutFieldMarks(text.slice(from, to));
    if (plain !== '') parts.push({ text: plain });
  };
  for (const match of text.matchAll(MARKED)) {
    addPlain(match.index);
    const [whole, field = '', words = ''] = match;
    if (words !== '') parts.push({ text: words, field });
    from = match.index + whole.length;
  }
  addPlain(text.length);
  return parts;
}
