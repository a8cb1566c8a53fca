/** The sign that parts the cells of a CSV's first line: spreadsheets write a comma, a semicolon or a tab, by country. */
export function csvDelimiter(text: string): string {
  const first = text.split(/\r?\n/).find((line) => line.trim() !== '') ?? '';
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
