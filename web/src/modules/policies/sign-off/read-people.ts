export type TypedPerson = { readonly name: string; readonly email: string };
type Read = { readonly people: readonly TypedPerson[]; readonly faults: readonly string[] };

const WITH_NAME = /^(.*?)[\s,;]*<?([^\s<>,;]+@[^\s<>,;]+)>?$/;

/**
 * People from a pasted text, one a line: an address alone, or a name before it, with or without brackets as mail programs write it. Lines
 * without an address are told by their number.
 */
export function readPeople(text: string): Read {
  const people = new Map<string, TypedPerson>();
  const faults: string[] = [];
  for (const [index, typed] of text.split(/\r?\n/).entries()) {
    const line = typed.trim().replace(/[,;]$/, '');
    if (line === '') continue;
    const [, name = '', address = ''] = WITH_NAME.exec(line) ?? [];
    if (address === '') faults.push(`Line ${index + 1} has no email address: “${line.slice(0, 60)}”.`);
    else {
      const email = address.toLowerCase();
      people.set(email, { name: name.replaceAll('"', '').trim() || nameOf(email), email });
    }
  }
  return { people: [...people.values()], faults };
}

/** "Ann Lee" of ann.lee@firm.example: better than an address where nobody typed a name. */
function nameOf(email: string): string {
  return (email.split('@')[0] ?? '')
    .split(/[._-]+/)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
