/** The sign that parts the cells of a CSV's first line: spreadsheets write a comma, a semicolon or a tab, by country. */
export function csvDelimiter(text: string): string {
  const first = firstLine(text);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** The first line that is not blank, found without taking the others apart. */
function firstLine(text: string): string {
  const place = text.search(/\S/);
  if (place < 0) return '';
  const end = text.indexOf('\n', place);
  return text.slice(text.lastIndexOf('\n', place) + 1, end < 0 ? text.length : end);
}
