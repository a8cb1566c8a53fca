/** A part of an API's description, whose form nobody vouches for. */
export type Described = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 5;
const MAX_PROPERTIES = 30;
/** Values of one sample: descriptions that contain themselves would grow without end. */
const MAX_VALUES = 200;

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2024-01-01',
  'date-time': '2024-01-01T10:00:00Z',
  email: 'visitor@example.com',
  uri: 'https://example.com/',
  uuid: '11111111-1111-4111-8111-111111111111',
  ipv4: '192.0.2.1',
};

export const isDescribed = (value: unknown): value is Described =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Follows a `$ref` within the same document (RFC 6901); a reference to elsewhere is an empty description. */
export function resolved(value: unknown, whole: Described): Described {
  let current: unknown = value;
  for (let steps = 0; steps < MAX_DEPTH && isDescribed(current) && typeof current.$ref === 'string'; steps += 1) {
    const way = current.$ref.startsWith('#/') ? current.$ref.slice(2).split('/') : ['?'];
    current = way
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((holder, part) => (isDescribed(holder) ? holder[part] : undefined), whole);
  }
  return isDescribed(current) ? current : {};
}

/** A harmless value that fits a schema (JSON Schema as OpenAPI uses it): its own example, or one by its type. */
export function sampleOf(schema: unknown, whole: Described, depth = 0, purse = { values: MAX_VALUES }): unknown {
  purse.values -= 1;
  const {
    example,
    default: standard,
    enum: choices,
    type,
    format,
    properties,
    items,
    allOf,
    minimum,
  } = resolved(schema, whole);
  if (example !== undefined) return example;
  if (standard !== undefined) return standard;
  if (Array.isArray(choices)) return choices[0];
  if (depth >= MAX_DEPTH || purse.values <= 0) return 'test';
  const kind = Array.isArray(type) ? type[0] : type;
  if (isDescribed(properties) || kind === 'object') {
    const named = Object.entries(isDescribed(properties) ? properties : {}).slice(0, MAX_PROPERTIES);
    return Object.fromEntries(named.map(([name, inner]) => [name, sampleOf(inner, whole, depth + 1, purse)]));
  }
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map((part) => sampleOf(part, whole, depth + 1, purse)));
  if (kind === 'array') return [sampleOf(items, whole, depth + 1, purse)];
  if (kind === 'integer' || kind === 'number') return typeof minimum === 'number' ? minimum : 1;
  if (kind === 'boolean') return true;
  return BY_FORMAT[String(format)] ?? 'test';
}

/** The same as text, for addresses and fields of forms. */
export function sampleText(schema: unknown, whole: Described): string {
  const sample = sampleOf(schema, whole);
  return typeof sample === 'object' ? JSON.stringify(sample) : String(sample);
}
