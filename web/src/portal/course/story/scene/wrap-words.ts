const NARROW = /[iljtfrI.,:;!|'’“”()[\]\s]/;
const WIDE = /[mwMWQO@%—…]/;
const CAPITAL = /[A-ZÄÖÜ0-9&€$§#?]/;

/** How wide a text is, in widths of the letter M's square, estimated by its letters for the usual fonts without serifs. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text)
    width += NARROW.test(letter) ? 0.32 : WIDE.test(letter) ? 0.92 : CAPITAL.test(letter) ? 0.67 : 0.56;
  return width;
}

/**
 * Breaks a text into rows that are no wider than so much; a word that is too long is broken within.
 * @param most in the unit of `widthOf`
 */
export function wrapWords(text: string, most: number): readonly string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(/\s+/).flatMap((one) => pieces(one, most))) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (widthOf(longer) <= most) row = longer;
    else {
      if (row !== '') rows.push(row);
      row = word;
    }
  }
  return row === '' ? rows : [...rows, row];
}

function pieces(word: string, most: number): readonly string[] {
  if (widthOf(word) <= most) return [word];
  // Addresses break where their parts end.
  const parts = word.split(/(?<=[@./_-])/);
  if (parts.length > 1) {
    const fits = parts.findIndex((_, index) => widthOf(parts.slice(0, index + 1).join('')) > most);
    if (fits > 0) return [parts.slice(0, fits).join(''), ...pieces(parts.slice(fits).join(''), most)];
  }
  const letters = [...word];
  let count = letters.length - 1;
  while (count > 1 && widthOf(letters.slice(0, count).join('')) > most) count--;
  return [letters.slice(0, count).join(''), ...pieces(letters.slice(count).join(''), most)];
}

/** Rows of a text that are about equally long, so that a speech bubble has no empty corner. */
export function wrapEvenly(text: string, most: number): readonly string[] {
  const { length } = wrapWords(text, most);
  let narrow = most;
  while (narrow > 4 && wrapWords(text, narrow - 0.5).length === length) narrow -= 0.5;
  return wrapWords(text, narrow);
}
