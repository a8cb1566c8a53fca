import { z } from 'zod';
import type { NamedCall } from './every-call.ts';

type Property = { type?: string; properties?: Record<string, Property> };
type Field = { readonly path: readonly string[]; readonly type: string | undefined };

/** A schema is turned into its fields once: each test of a call asks for those of all calls before it. */
const known = new WeakMap<z.ZodType, readonly Field[]>();

/** Fields of a call's input by path, those of nested objects included. */
export function fieldsOf({ call: { input } }: NamedCall): readonly Field[] {
  const fields = known.get(input) ?? fieldsIn(input);
  known.set(input, fields);
  return fields;
}

function fieldsIn(input: z.ZodType): readonly Field[] {
  const walk = (properties: Record<string, Property>, prefix: readonly string[]): Field[] =>
    Object.entries(properties).flatMap(([name, property]) => [
      { path: [...prefix, name], type: property.type },
      ...walk(property.properties ?? {}, [...prefix, name]),
    ]);
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Property;
  return walk(schema.properties ?? {}, []);
}

/** The sample with one field replaced, or left out. */
export function withField(sample: Readonly<Record<string, unknown>>, path: readonly string[], value: unknown) {
  const copy = structuredClone(sample) as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  let at = copy;
  for (const name of path.slice(0, -1)) {
    at[name] = typeof at[name] === 'object' && at[name] !== null ? at[name] : {};
    at = at[name] as Record<string, unknown>;
  }
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}
