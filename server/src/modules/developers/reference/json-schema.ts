import { z } from 'zod';

export type JsonSchema = {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
};

/** What a call takes or answers, as JSON Schema. */
export function schemaOf(type: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return schema as JsonSchema;
}

/** Answers may gain fields, so that none is closed to more. */
export function withMore<Value>(schema: Value): Value {
  if (Array.isArray(schema)) return schema.map(withMore) as Value;
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(([key, value]) => !(key === 'additionalProperties' && value === false));
  return Object.fromEntries(entries.map(([key, value]) => [key, withMore(value)])) as Value;
}
