import { z } from 'zod';
import type { Call } from '../../contract/src/call.ts';
import { parameterNames } from '../../contract/src/path.ts';
import type { WorstBody } from './worst-bodies.ts';

/** Node.js takes no more of a request's head, cookies included. */
const LIMIT = 14_000;

/** Texts that searches, pages and orders find hard. */
const HARD_VALUES: Readonly<Record<string, string>> = {
  letters: 'x',
  blanks: '%20',
  'wildcards of SQL': '%25_',
  backslashes: '%5C',
  brackets: '(((',
  digits: '9',
  characters: '%C3%A9%CC%81',
};

/** The queries that are tried on a call, each as long as the portal reads it. */
export function worstQueries(call: Call): WorstBody[] {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as {
    readonly properties?: Readonly<Record<string, { readonly maxLength?: number }>>;
  };
  const own = parameterNames(call.path);
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => !own.includes(name));
  return [
    { title: 'no query', text: '' },
    { title: 'keys', text: repeated((place) => `k${place.toString(36)}=&`) },
    { title: 'escapes', text: `k=${'%41'.repeat(LIMIT / 3 - 2)}` },
    { title: 'broken escapes', text: `k=${'%E'.repeat(LIMIT / 2 - 2)}` },
    ...fields.flatMap(([name, { maxLength }]) => [
      { title: `${name}: many times`, text: repeated(() => `${name}=1&`) },
      { title: `${name}: the largest number`, text: `${name}=9007199254740991` },
      ...Object.entries(HARD_VALUES).flatMap(([title, hard]) => [
        { title: `${name}: ${title}`, text: `${name}=${hard.repeat((LIMIT - name.length) / hard.length)}` },
        ...(maxLength === undefined
          ? []
          : [{ title: `${name}: ${title} that fit`, text: fitting(name, hard, maxLength) }]),
      ]),
    ]),
  ];
}

function repeated(entry: (place: number) => string): string {
  let text = '';
  for (let place = 0; text.length < LIMIT - 20; place += 1) text += entry(place);
  return text;
}

function fitting(name: string, hard: string, maxLength: number): string {
  const each = decodeURIComponent(hard).length;
  return `${name}=${hard.repeat(Math.min(maxLength / each, (LIMIT - name.length) / hard.length))}`;
}
