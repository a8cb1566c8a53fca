type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const MAX_VALUES = 20;

/** The ways to the single values of a JSON body, such as "customer.name" or "items.0". */
export function placesInJson(body: string): string[] {
  const ways: string[] = [];
  const visit = (value: Json, way: readonly string[]) => {
    if (ways.length >= MAX_VALUES) return;
    if (value !== null && typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) visit(inner, [...way, name]);
    else if (typeof value !== 'boolean' && way.length > 0 && way.every((step) => !step.includes('.')))
      ways.push(way.join('.'));
  };
  visit(JSON.parse(body), []);
  return ways;
}

/** The body with another value at the way's end. A text stays a text, whatever it held before. */
export function jsonWith(body: string, way: string, value: string): string {
  const whole: Json = JSON.parse(body);
  const steps = way.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<Json | undefined>(inside, whole);
  if (holder !== null && typeof holder === 'object') (holder as Record<string, Json>)[last] = value;
  return JSON.stringify(whole);
}

/** The value at the way's end, as text. */
export function valueInJson(body: string, way: string): string {
  const value = way.split('.').reduce<Json | undefined>(inside, JSON.parse(body) as Json);
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value);
}

function inside(value: Json | undefined, step: string): Json | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  return Object.hasOwn(value, step) ? (value as Record<string, Json>)[step] : undefined;
}
