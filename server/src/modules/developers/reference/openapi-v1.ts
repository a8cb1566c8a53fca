import type { Operation } from '@portal/contract/developers/operation.ts';
import { OPERATIONS } from '@portal/contract/developers/operations.ts';
import { ERROR_ROWS } from '@portal/contract/error-tables.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import { parameterNames } from '@portal/contract/path.ts';
import { type JsonSchema, schemaOf, withMore } from './json-schema.ts';

/** What every call may answer with. */
const GENERAL_CODES: readonly ErrorCode[] = [
  'INVALID_INPUT',
  'TOKEN_REJECTED',
  'SCOPE_MISSING',
  'TOO_MANY_REQUESTS',
  'IN_MAINTENANCE',
  'UNEXPECTED',
  'UNAVAILABLE',
];

/**
 * The public interface as an OpenAPI 3.1 description, with an example for each call. It is the same for everybody; its words are English.
 * @param origin of the portal
 */
export function openApiV1(origin: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of OPERATIONS)
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: describe(operation) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Public interface',
      version: '1',
      description: 'Fields and values may be added; what is described here stays.',
    },
    servers: [{ url: `${origin}/api/v1` }],
    security: [{ token: [] }],
    paths,
    components: {
      schemas: { Problem: PROBLEM },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'csp_…' } },
    },
  };
}

const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'detail'],
        properties: { field: { type: 'string' }, detail: { type: 'string' } },
      },
    },
  },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same request with the same key is answered once; kept for 24 hours.',
  schema: { type: 'string', pattern: '^[\\w-]{1,100}$' },
};

function describe(operation: Operation): Record<string, unknown> {
  const { name, method, resource, summary, scope, audience, input, output, status, example } = operation;
  const body = method === 'POST';
  return {
    operationId: name,
    tags: [resource],
    summary: summary.text,
    'x-scope': scope,
    'x-audience': audience,
    ...(operation.module === undefined ? {} : { 'x-module': operation.module }),
    parameters: body ? [IDEMPOTENCY_KEY] : parameters(operation, schemaOf(input, 'input')),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(input, 'input'), example: example.input } },
          },
        }
      : {}),
    responses: {
      [status]: {
        description: 'Done',
        content: { 'application/json': { schema: withMore(schemaOf(output, 'output')), example: example.output } },
      },
      ...failures(operation),
    },
  };
}

function parameters({ path, example }: Operation, { properties = {}, required = [] }: JsonSchema) {
  const inPath = parameterNames(path);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: inPath.includes(name) || required.includes(name),
    schema,
    ...(example.input[name] === undefined ? {} : { example: example.input[name] }),
  }));
}

function failures({ method, module, errors }: Operation): Record<string, unknown> {
  const codes: readonly ErrorCode[] = [
    ...GENERAL_CODES,
    ...errors,
    ...(module === undefined ? [] : (['MODULE_NOT_ACTIVE'] as const)),
    ...(method === 'POST'
      ? ([
          'BODY_TOO_LARGE',
          'UNSUPPORTED_TYPE',
          'IDEMPOTENCY_KEY_INVALID',
          'IDEMPOTENCY_KEY_REUSED',
          'IDEMPOTENCY_KEY_BUSY',
        ] as const)
      : []),
  ];
  const byStatus = Object.groupBy(new Set(codes), (code) => String(ERROR_ROWS[code].status));
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group = []]) => [status, { description: group.join(', '), content }]),
  );
}
