const EMAIL = /[^\s<>,;"'()]+@[^\s<>,;"'()]+/;

/** A pasted list, made ready to be read as a file. */
export type PastedList = {
  readonly csv: string;
  /** How many lines were put before the pasted ones. */
  readonly linesBefore: 0 | 1;
};

/**
 * Reads a pasted list: one person a line, as "Sam Ortiz <sam@firm.example>", as "sam@firm.example, Sam Ortiz, Sales", or as cells of a
 * spreadsheet. A list whose first line names columns goes on as it is; of all others each line is taken apart around its address.
 */
export function readPastedList(text: string): PastedList {
  const lines = text.split(/\r?\n/);
  const first = lines.find((line) => line.trim() !== '') ?? '';
  if (!EMAIL.test(first)) return { csv: text, linesBefore: 0 };
  return { csv: ['name,email,department', ...lines.map(rowOf)].join('\n'), linesBefore: 1 };
}

function rowOf(line: string): string {
  const email = EMAIL.exec(line)?.[0];
  if (email === undefined) return line.trim() === '' ? '' : [line.trim(), '', ''].map(quoted).join(',');
  const others = line
    .replace(email, '\t')
    .split(/[\t,;]/)
    .map((part) => part.replace(/[<>"()]/g, '').trim())
    .filter((part) => part !== '');
  // A name of a department may hold a comma; in cells of a spreadsheet the next column is something else.
  const department = line.includes('\t') ? (others[1] ?? '') : others.slice(1).join(', ');
  return [others[0] ?? '', email, department].map(quoted).join(',');
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
