import { z } from 'zod';

/** What of a JSON Schema says how many values there may be (JSON Schema 2020-12, validation, 6.4 and 6.5). */
type Bounds = {
  readonly type?: string;
  readonly const?: unknown;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly items?: Bounds;
  readonly properties?: Readonly<Record<string, Bounds>>;
  readonly additionalProperties?: Bounds | boolean;
  readonly anyOf?: readonly Bounds[];
  readonly oneOf?: readonly Bounds[];
};

const known = new WeakMap<z.ZodType, Bounds>();

/**
 * Where an input has far more entries than its schema lets through, as a path with points; null where it has not. A schema looks at each
 * entry before it counts them, so this is asked first: it looks at a few times as much as the schema allows.
 */
export function tooMany(schema: z.ZodType, input: unknown): string | null {
  let bounds = known.get(schema);
  if (bounds === undefined) {
    bounds = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Bounds;
    known.set(schema, bounds);
  }
  return excess(bounds, input, []);
}

/** A few too many are left to the schema, which has words of its own for them. */
const isFarAbove = (count: number, max: number) => count > 2 * max + 20;

function excess(bounds: Bounds, value: unknown, path: readonly string[]): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const forms = bounds.anyOf ?? bounds.oneOf;
  if (forms !== undefined) {
    const found = forms.filter((form) => mayBe(form, value)).map((form) => excess(form, value, path));
    return found.every((place) => place !== null) ? (found[0] ?? null) : null;
  }
  return Array.isArray(value) ? excessOfList(bounds, value, path) : excessOfObject(bounds, value, path);
}

/** Whether a value has a form's type, and the words by which forms are told apart. */
function mayBe(form: Bounds, value: object): boolean {
  if (form.anyOf !== undefined || form.oneOf !== undefined) return true;
  if (form.type !== (Array.isArray(value) ? 'array' : 'object')) return false;
  return Object.entries(form.properties ?? {}).every(
    ([name, property]) => property.const === undefined || property.const === (value as Record<string, unknown>)[name],
  );
}

function excessOfList({ maxItems, items = {} }: Bounds, list: readonly unknown[], path: readonly string[]) {
  // What is no list by its schema is refused without a look at its entries.
  if (maxItems === undefined) return null;
  if (isFarAbove(list.length, maxItems)) return path.join('.');
  return firstOf(list.entries(), (place, entry) => excess(items, entry, [...path, String(place)]));
}

function excessOfObject(bounds: Bounds, object: object, path: readonly string[]): string | null {
  const { properties = {}, maxProperties, additionalProperties } = bounds;
  if (maxProperties === undefined || typeof additionalProperties !== 'object')
    return firstOf(Object.entries(properties), (name, property) =>
      Object.hasOwn(object, name) ? excess(property, (object as Record<string, unknown>)[name], [...path, name]) : null,
    );
  const entries = Object.entries(object);
  if (isFarAbove(entries.length, maxProperties)) return path.join('.');
  return firstOf(entries, (name, entry) => excess(additionalProperties, entry, [...path, name]));
}

function firstOf<Key, Value>(
  entries: Iterable<readonly [Key, Value]>,
  look: (key: Key, value: Value) => string | null,
): string | null {
  for (const [key, value] of entries) {
    const found = look(key, value);
    if (found !== null) return found;
  }
  return null;
}
