import { parameterNames } from '@portal/contract/path.ts';
import { expect, test } from 'vitest';
import { EVERY_CALL, titled } from '../testing/every-call.ts';
import { openApiDocument } from './openapi.ts';

type Kind = { type?: string };
type Operation = {
  operationId: string;
  security: unknown[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: Kind & { oneOf?: Kind[] } }> };
  responses: Record<string, { description: string; content: Record<string, unknown> }>;
};
type Document = {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; securitySchemes: { session: { name: string } } };
};

// As it goes over the wire.
const document = JSON.parse(JSON.stringify(openApiDocument('https://portal.example.com'))) as Document;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

test('the document is OpenAPI 3.1 with every call once', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers).toEqual([{ url: 'https://portal.example.com/api' }]);
  expect(document.components.securitySchemes.session.name).toBe('__Host-sid');
  expect(operations).toHaveLength(EVERY_CALL.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

test('every reference leads somewhere', () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  for (const [, name] of references) expect(document.components.schemas).toHaveProperty(name ?? '');
  expect(JSON.stringify(document)).not.toMatch(/"\$ref":"#\/(?!components)/);
});

test.each(titled(EVERY_CALL))('%s is described as the contract has it', (_title, { call }) => {
  const operation = document.paths[call.path]?.[call.method.toLowerCase()];
  if (operation === undefined) throw new Error('not in the document');
  const places = operation.parameters.map(({ name, in: place }) => `${place}:${name}`);
  expect(new Set(places).size).toBe(places.length);
  expect(places).toEqual(expect.arrayContaining(parameterNames(call.path).map((name) => `path:${name}`)));
  expect(operation.parameters.filter((parameter) => parameter.in === 'path' && !parameter.required)).toEqual([]);
  if (call.method === 'POST') {
    const type = call.upload === undefined ? 'application/json' : 'multipart/form-data';
    const schema = operation.requestBody?.content[type]?.schema;
    // One of several kinds, each with fields of its own.
    expect([...new Set((schema?.oneOf ?? [schema]).map((kind) => kind?.type))]).toEqual(['object']);
    expect(places).toContain('header:x-csrf-token');
  } else {
    const fields = 'shape' in call.input ? Object.keys(call.input.shape as object) : [];
    for (const field of fields) expect(operation.parameters.map(({ name }) => name)).toContain(field);
  }
  const described = Object.values(operation.responses).map(({ description }) => description);
  for (const code of call.errors) expect(described.join()).toContain(code);
  expect(Object.keys(operation.responses)).toContain('200');
  expect(operation.security).toHaveLength(call.access === 'public' ? 0 : 1);
});
