import { expect } from 'vitest';
import { z } from 'zod';
import type { NamedCall } from './every-call.ts';

/** What is looked at of a JSON schema. */
type Schema = {
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  /** A schema within itself, by its place among the definitions. */
  $ref?: string;
  $defs?: Record<string, Schema>;
};

/** Paths in a value that its schema does not name. */
export const unknownKeys = (schema: z.ZodType, value: unknown): string[] =>
  keysBeyond(z.toJSONSchema(schema, { unrepresentable: 'any' }) as Schema, value);

function keysBeyond(schema: Schema, value: unknown, path = '', all: Schema = schema): string[] {
  if (schema.$ref !== undefined)
    return keysBeyond(all.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, value, path, all);
  // `{}` is what an unknown value is described by: an opaque thing, such as a captcha's task.
  if (Object.keys(schema).length === 0) return [];
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) {
    const results = options.map((option) => keysBeyond(option, value, path, all));
    return results.reduce((best, result) => (result.length < best.length ? result : best));
  }
  if (Array.isArray(value)) return value.flatMap((item) => keysBeyond(schema.items ?? {}, item, `${path}[]`, all));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const known = schema.properties?.[key] ?? schema.additionalProperties;
    if (known === undefined || known === false) return [`${path}.${key}`];
    return known === true ? [] : keysBeyond(known, entry, `${path}.${key}`, all);
  });
}

/** What somebody may call works with own ids: what `tenant-isolation.test.ts` sees refused is not refused for another reason. */
const isAllowed = ({ call }: NamedCall) => ['member', 'session', 'staff'].includes(call.access);

/** Checks that a call's answer to whom it is for holds what its schema names and nothing else; a refusal, nothing but its errors. */
export function expectNamedAnswer(entry: NamedCall, answer: { readonly status: number; readonly body: unknown }): void {
  // Members have ended onboarding, so that one call is refused to them for a reason of its own.
  if (isAllowed(entry)) expect(answer.status).toBe(entry.name === 'profileSave' ? 409 : 200);
  if (answer.status !== 200) {
    expect(Object.keys(answer.body as object).sort()).toEqual(['errors', 'success']);
    return;
  }
  expect(unknownKeys(entry.call.output, answer.body)).toEqual([]);
  expect(entry.call.output.safeParse(answer.body).error).toBeUndefined();
}
