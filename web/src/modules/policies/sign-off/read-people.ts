import { say } from '../../../portal/texts/say.ts';
import { readPeople as texts } from './sign-off.texts.ts';

export type TypedPerson = { readonly name: string; readonly email: string };
type Read = {
  readonly people: readonly TypedPerson[];
  readonly faults: readonly string[];
  /** Lines whose address stood in an earlier one, which holds. */
  readonly twice: readonly string[];
};

const WITH_NAME = /^(.*?)[\s,;]*<?([^\s<>,;]+@[^\s<>,;]+)>?$/;

/**
 * People from a pasted text, one a line: an address alone, or a name before it, with or without brackets as mail programs write it. Lines
 * without an address are told by their number. Of a repeated address the first line holds, as in the training.
 */
export function readPeople(text: string): Read {
  const people = new Map<string, TypedPerson>();
  const faults: string[] = [];
  const twice: string[] = [];
  for (const [index, typed] of text.split(/\r?\n/).entries()) {
    const line = typed.trim().replace(/[,;]$/, '');
    if (line === '') continue;
    const [, name = '', address = ''] = WITH_NAME.exec(line) ?? [];
    if (address === '') faults.push(say(texts.noAddress, { line: index + 1, text: line.slice(0, 60) }));
    else {
      const email = address.toLowerCase();
      if (people.has(email)) twice.push(say(texts.twice, { line: index + 1, email }));
      else people.set(email, { name: name.replaceAll('"', '').trim() || nameOf(email), email });
    }
  }
  return { people: [...people.values()], faults, twice };
}

/** "Ann Lee" of ann.lee@firm.example: better than an address where nobody typed a name. */
function nameOf(email: string): string {
  return (email.split('@')[0] ?? '')
    .split(/[._-]+/)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
