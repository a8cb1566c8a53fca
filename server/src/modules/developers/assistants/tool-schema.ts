/** Bounds that say only that a number is a whole one. */
const ANY_WHOLE = new Set<unknown>([Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]);

/**
 * A schema without what its reader, a language model, pays for and learns nothing from: patterns of what has a name, as "uuid", and the
 * bounds of all whole numbers. The call itself goes on checking them.
 */
export function inBrief<Schema>(schema: Schema): Schema {
  return eachPart(schema, (part) =>
    Object.entries(part).filter(([key, value]) => !((key === 'pattern' && 'format' in part) || ANY_WHOLE.has(value))),
  );
}

/** A schema whose fields of these names carry a note, at any depth. */
export function markFields<Schema>(schema: Schema, names: readonly string[], note: string): Schema {
  return eachPart(schema, (part) =>
    Object.entries(part).map(([name, field]) => [
      name,
      names.includes(name) && isObject(field) ? { ...field, description: note } : field,
    ]),
  );
}

/** Makes each object of a schema anew, the outer ones first. */
function eachPart<Value>(value: Value, make: (part: object) => readonly (readonly [string, unknown])[]): Value {
  if (Array.isArray(value)) return value.map((entry) => eachPart(entry, make)) as Value;
  if (!isObject(value)) return value;
  return Object.fromEntries(make(value).map(([key, part]) => [key, eachPart(part, make)])) as Value;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
