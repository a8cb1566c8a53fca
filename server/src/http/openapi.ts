import { type Call, DEFAULT_BODY_KILOBYTES } from '@portal/contract/call.ts';
import { CALLS_BY_MODULE } from '@portal/contract/calls.ts';
import { ERROR_ROWS } from '@portal/contract/error-tables.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import { MAX_PROBLEMS } from '@portal/contract/errors.ts';
import { parameterNames } from '@portal/contract/path.ts';
import { z } from 'zod';

type Schema = { readonly properties?: Readonly<Record<string, unknown>>; readonly required?: readonly string[] };

/** Errors of every call, and those that its access, module and input add. */
const GENERAL_CODES: readonly ErrorCode[] = ['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'UNEXPECTED'];

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(publicUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas: Record<string, unknown> = { ErrorReply: ERROR_REPLY };
  for (const [module, calls] of Object.entries(CALLS_BY_MODULE)) {
    for (const [name, call] of Object.entries(calls)) {
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(module, name, call, schemas) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Portal', version: '1', description: 'The calls that the portal’s pages make.' },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: publicUrl.startsWith('https:') ? '__Host-sid' : 'sid' },
      },
    },
  };
}

const ERROR_REPLY = {
  type: 'object',
  required: ['success', 'errors'],
  properties: {
    success: { const: false },
    errors: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_PROBLEMS,
      items: {
        type: 'object',
        required: ['code', 'message'],
        properties: { code: { type: 'string' }, message: { type: 'string' }, field: { type: 'string' } },
      },
    },
  },
};

/** @param schemas takes up the schemas that hold themselves, which can only be referred to */
function operation(
  module: string,
  name: string,
  call: Call,
  schemas: Record<string, unknown>,
): Record<string, unknown> {
  const schema = (type: z.ZodType, io: 'input' | 'output') => {
    const ofCall = `${name}_${io}_`;
    const whole = JSON.stringify(z.toJSONSchema(type, { io, unrepresentable: 'any' }));
    const {
      $schema: _dialect,
      $defs,
      ...rest
    } = JSON.parse(whole.replaceAll('"$ref":"#/$defs/', `"$ref":"#/components/schemas/${ofCall}`)) as Schema & {
      $schema?: string;
      $defs?: Record<string, unknown>;
    };
    for (const [own, definition] of Object.entries($defs ?? {})) schemas[`${ofCall}${own}`] = definition;
    return rest;
  };
  return {
    operationId: name,
    tags: [module],
    'x-access': call.access,
    ...(call.method === 'POST' ? { 'x-max-body-bytes': maxBodyBytes(call) } : {}),
    ...(call.permission === undefined ? {} : { 'x-permission': call.permission }),
    ...(call.module === undefined ? {} : { 'x-module': call.module }),
    security: call.access === 'public' ? [] : [{ session: [] }],
    parameters: parameters(call, schema(call.input, 'input')),
    ...(call.method === 'POST'
      ? { requestBody: { content: { [bodyType(call)]: { schema: schema(call.input, 'input') } } } }
      : {}),
    responses: {
      '200': {
        description: 'Done',
        content: { [call.file ?? 'application/json']: call.file ? {} : { schema: schema(call.output, 'output') } },
      },
      ...failures(call),
    },
  };
}

const maxBodyBytes = ({ upload, maxBodyKilobytes = DEFAULT_BODY_KILOBYTES }: Call): number =>
  upload === undefined ? maxBodyKilobytes * 1024 : upload.maxMegabytes * 1024 * 1024;

function bodyType({ upload }: Call): string {
  return upload === undefined ? 'application/json' : 'multipart/form-data';
}

function parameters(call: Call, input: Schema): Record<string, unknown>[] {
  const inPath = parameterNames(call.path);
  const query = call.method === 'GET' ? Object.keys(input.properties ?? {}) : [];
  const changes = call.method === 'POST';
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: input.properties?.[name] ?? {} })),
    ...query
      .filter((name) => !inPath.includes(name))
      .map((name) => ({
        name,
        in: 'query',
        required: input.required?.includes(name) ?? false,
        schema: input.properties?.[name] ?? {},
      })),
    ...(changes ? [{ name: 'x-csrf-token', in: 'header', required: true, schema: { type: 'string' } }] : []),
  ];
}

const when = (holds: boolean, ...codes: readonly ErrorCode[]): readonly ErrorCode[] => (holds ? codes : []);

/** Every failure that the call may answer with, by status. */
function failures(call: Call): Record<string, unknown> {
  const codes: readonly ErrorCode[] = [
    ...GENERAL_CODES,
    ...call.errors,
    'INVALID_INPUT',
    ...when(call.method === 'POST', 'BODY_TOO_LARGE'),
    ...when(call.method === 'POST' || call.changesState === true, 'CSRF_REJECTED'),
    ...when(call.upload !== undefined, 'UPLOAD_TOO_LARGE', 'UPLOAD_BROKEN', 'READERS_BUSY'),
    ...when(call.access !== 'public', 'NOT_SIGNED_IN'),
    ...when(call.access === 'member', 'ORGANISATION_REQUIRED', 'NOT_FOUND'),
    ...when(call.access === 'staff', 'NOT_FOUND'),
    ...when(call.permission !== undefined, 'NO_ACCESS'),
    ...when(call.module !== undefined, 'MODULE_NOT_ACTIVE'),
  ];
  const byStatus = Object.groupBy(new Set(codes), (code) => String(ERROR_ROWS[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group = []]) => [
      status,
      {
        description: group.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorReply' } } },
      },
    ]),
  );
}
