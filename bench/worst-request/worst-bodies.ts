import { z } from 'zod';
import { type Call, DEFAULT_BODY_KILOBYTES } from '../../contract/src/call.ts';

/** A body that costs as much as its length allows. */
export type WorstBody = { readonly title: string; readonly text: string };

type Schema = {
  readonly type?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly maximum?: number;
  readonly minimum?: number;
};

/** Texts that readers of Markdown, of lines and of addresses find hard. */
const HARD_TEXTS: Readonly<Record<string, string>> = {
  letters: 'x',
  blanks: ' ',
  lines: 'a\n',
  stars: '*a **b ',
  brackets: '[',
  links: '[a](b ',
  quotes: '> > > > a\n',
  lists: '- - - a\n',
  tables: '|a|a|a\n|-|-|-\n',
  comments: 'a <!-- ',
  places: '{{a}} ',
  addresses: 'a@a.a.',
  characters: 'é\u0301',
};

/** The most values that reach JSON's reader: the portal refuses bodies of more unread. */
const VALUES = 19_900;

/** The bodies that are tried on a call, each as long as the call's limit lets it be. */
export function worstBodies(call: Call): WorstBody[] {
  const limit = (call.maxBodyKilobytes ?? DEFAULT_BODY_KILOBYTES) * 1024;
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  return [...shapesOf(limit), ...fieldsOf(schema, limit), ...textsOf(schema, limit), ...fullOf(schema, limit)];
}

/** The shapes alone, for a call that takes no JSON, or nothing: its body is read as any other. */
export const worstShapes = (call: Call): WorstBody[] =>
  shapesOf((call.maxBodyKilobytes ?? DEFAULT_BODY_KILOBYTES) * 1024);

/** A valid input whose lists are as long as they may be. */
function fullOf(schema: Schema, limit: number): WorstBody[] {
  const text = JSON.stringify(valid(schema, 'x', limit));
  return text === JSON.stringify(valid(schema, 'x')) || Buffer.byteLength(text) > limit
    ? []
    : [{ title: 'valid, with full lists', text }];
}

/** Shapes of JSON that have nothing to do with the call. */
function shapesOf(limit: number): WorstBody[] {
  const bodies: Readonly<Record<string, string>> = {
    zeros: `{"x":[${many('0', limit)}]}`,
    'long numbers': `{"x":[${many('0.1234567890123456789', limit)}]}`,
    keys: `{${many((place) => `"k${place}":0`, limit)}}`,
    objects: `{"x":[${many('{}', limit)}]}`,
    'objects of their own shapes': `{"x":[${many((place) => `{"${place.toString(36)}":0}`, limit, 2)}]}`,
    'lists in lists': nested('[', '0', ']', limit),
    'objects in objects': nested('{"a":', '0', '}', limit),
    'escapes in a text': `{"x":"${'\\u0041'.repeat(limit / 6 - 5)}"}`,
    'talk of the prototype': `{"x":"${'\\"__proto__ '.repeat(limit / 12 - 5)}"}`,
    'nearly JSON': `{"x":[${many('0', limit - 10)}]`,
  };
  return Object.entries(bodies).map(([title, text]) => ({ title, text }));
}

function many(entry: string | ((place: number) => string), limit: number, each = 1): string {
  const entries: string[] = [];
  let length = 12;
  for (let place = 0; place < VALUES / each; place += 1) {
    const next = typeof entry === 'string' ? entry : entry(place);
    length += next.length + 1;
    if (length > limit) break;
    entries.push(next);
  }
  return entries.join(',');
}

function nested(open: string, inside: string, close: string, limit: number): string {
  const depth = Math.min(VALUES, Math.floor((limit - 8) / (open.length + close.length)));
  return `{"x":${open.repeat(depth - 1)}${inside}${close.repeat(depth - 1)}}`;
}

/** Each field filled with what it is not, to the limit, and with as many entries as it lets through, all wrong. */
function fieldsOf(schema: Schema, limit: number): WorstBody[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const room = limit - name.length - 10;
    const body = (title: string, value: string) => ({ title: `${name}: ${title}`, text: `{"${name}":${value}}` });
    const maxItems = field.maxItems ?? field.anyOf?.find(({ maxItems }) => maxItems !== undefined)?.maxItems;
    const wrong =
      maxItems === undefined
        ? []
        : [
            body(
              'wrong entries',
              `[${Array(2 * maxItems + 20)
                .fill('{}')
                .join(',')
                .slice(0, room)}]`,
            ),
          ];
    return [
      body('zeros', `[${many('0', room)}]`),
      body('empty objects', `[${many('{}', room)}]`),
      body('keys', `{${many((place) => `"k${place}":0`, room)}}`),
      body('a long text', `"${'x'.repeat(room - 2)}"`),
      body('blanks', `"${' '.repeat(room - 2)}"`),
      ...wrong.filter(({ text }) => text.length <= limit && text.endsWith('}]}')),
    ];
  });
}

/** Valid inputs with the hardest texts that fit, where a call takes texts of more than a few lines. */
function textsOf(schema: Schema, limit: number): WorstBody[] {
  if (!hasLongText(schema)) return [];
  return Object.entries(HARD_TEXTS).flatMap(([title, hard]) => {
    const text = JSON.stringify(valid(schema, hard));
    return Buffer.byteLength(text) > limit ? [] : [{ title: `valid, of ${title}`, text }];
  });
}

const LONG_TEXT = 4000;

function hasLongText(schema: Schema): boolean {
  if (schema.type === 'string') return (schema.maxLength ?? 0) >= LONG_TEXT;
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return inner.some(hasLongText);
}

/**
 * A value that a schema takes, where it can be guessed: long texts are hard ones, lists are as short as can be.
 * @param room bytes for the entries of all lists together
 */
function valid(schema: Schema, hard: string, room = 0): unknown {
  const [form] = schema.anyOf ?? schema.oneOf ?? [];
  if (form !== undefined) return valid(form, hard, room);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type) {
    case 'string':
      if (schema.format === 'uuid') return '0b0b0b0b-0b0b-4b0b-8b0b-0b0b0b0b0b0b';
      if (schema.format === 'date') return '2026-11-22';
      if (schema.format === 'date-time') return '2026-11-22T00:00:00.000Z';
      return (schema.maxLength ?? 0) >= LONG_TEXT ? textOf(hard, schema.maxLength ?? 0) : 'acceptable-use';
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 1);
    case 'boolean':
      return true;
    case 'array': {
      const entry = valid(schema.items ?? {}, hard);
      const most = Math.floor((room * 0.9) / (JSON.stringify(entry).length + 1));
      return Array.from({ length: Math.min(schema.maxItems ?? 0, most) }, () => entry);
    }
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      return Object.fromEntries(fields.map(([name, field]) => [name, valid(field, hard, room / fields.length)]));
    }
    default:
      return null;
  }
}

/** A hard text, half as often as a policy may have it, so that it is read and not refused. */
function textOf(hard: string, max: number): string {
  const times = Math.floor(Math.min(max * 0.98, hard === 'x' ? max : 80_000) / hard.length);
  const lines = hard.includes('\n') ? Math.min(times, 2900) : times;
  return `a ${hard.repeat(Math.min(lines, hard.length < 3 && hard !== 'x' && hard !== ' ' ? 900 : lines))}`.slice(
    0,
    max,
  );
}
