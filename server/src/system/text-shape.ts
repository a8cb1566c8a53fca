/** Whether a text has a line of more characters than any program writes: readers of lists make a value of each cell. */
export function hasLineAbove(text: string, max: number): boolean {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    if ((end < 0 ? text.length : end) - start > max) return true;
    if (end < 0) return false;
    start = end + 1;
  }
  return false;
}

const [QUOTE, ESCAPE, COMMA, ...BRACKETS] = Array.from('"\\,[{]}', (sign) => sign.charCodeAt(0));

/**
 * Whether a text in JSON has lists or objects in more of each other, or more values beside each other: reading such a text takes
 * memory that the limit of a thread's heap does not bound.
 */
export function isJsonAbove(json: string, most: { readonly depth: number; readonly values: number }): boolean {
  let depth = 0;
  let values = 0;
  let isInText = false;
  for (let place = 0; place < json.length; place += 1) {
    const sign = json.charCodeAt(place);
    if (isInText && sign === ESCAPE) place += 1;
    else if (sign === QUOTE) isInText = !isInText;
    else if (!isInText && sign === COMMA) values += 1;
    else if (!isInText && BRACKETS.includes(sign)) depth += BRACKETS.indexOf(sign) < 2 ? 1 : -1;
    if (depth > most.depth || values > most.values) return true;
  }
  return false;
}
