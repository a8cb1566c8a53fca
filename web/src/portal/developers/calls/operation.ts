import type { CallOutput } from '../../../api/calls.ts';

export type Operation = CallOutput<'readApiReference'>['data']['operations'][number];

/** What somebody filled in to try a call: fields of address and query by their names, and the body. */
export type Tried = { readonly fields: Readonly<Record<string, string>>; readonly body: string };

/** What is filled in at first: what the address itself needs is left to be typed. */
export const emptyTry = ({ exampleBody }: Operation): Tried => ({ fields: {}, body: exampleBody });

/** The address of a call below the interface's own; what is not filled in stays as the name in braces. */
export function pathOf({ path, method, fields }: Operation, values: Tried['fields']): string {
  const inPath = path.replace(/\{(\w+)\}/g, (whole, name: string) =>
    values[name] ? encodeURIComponent(values[name]) : whole,
  );
  if (method === 'POST') return inPath;
  const query = fields
    .filter(({ name }) => !path.includes(`{${name}}`) && values[name])
    .map(({ name }) => [name, values[name] ?? '']);
  return query.length === 0 ? inPath : `${inPath}?${new URLSearchParams(query)}`;
}

/** A call as a command; the token is a variable, so that it does not land in anybody's history of commands. */
export function curlOf(operation: Operation, address: string): string {
  const examples = Object.fromEntries(operation.fields.map(({ name, example }) => [name, example]));
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const lines = [
    `curl ${quoted(`${address}${pathOf(operation, examples)}`)}`,
    `-H "Authorization: Bearer $TOKEN"`,
    ...(operation.method === 'GET'
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(JSON.parse(operation.exampleBody)))}`]),
  ];
  return lines.join(' \\\n  ');
}
