import { withoutFieldMarks } from '../rich-text/field-marks.ts';

const ROW = /^\| (.*) \| (.*) \|$/;

/**
 * A text in whose tables of two columns rows that begin alike are one: a person who has two tasks is named once. The later words follow
 * the earlier ones in the same cell.
 */
export function foldRows(markdown: string): string {
  const lines: string[] = [];
  /** Where in `lines` the row of each first cell of the table stands. */
  let rows = new Map<string, number>();
  for (const line of markdown.split('\n')) {
    const [, first = '', second = ''] = ROW.exec(line) ?? [];
    if (first === '' || first.includes(' | ')) {
      if (!line.startsWith('|')) rows = new Map();
      lines.push(line);
      continue;
    }
    const key = withoutFieldMarks(first).toLowerCase();
    const at = rows.get(key);
    if (at === undefined) {
      rows.set(key, lines.length);
      lines.push(line);
    } else lines[at] = `${lines[at]?.slice(0, -2)} ${second} |`;
  }
  return lines.join('\n');
}
