import type { Call } from '@portal/contract/call.ts';
import { CALLS_BY_MODULE } from '@portal/contract/calls.ts';
import { parameterNames } from '@portal/contract/path.ts';
import { z } from 'zod';
import { errorRow } from './error-tables.ts';

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(publicUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [module, calls] of Object.entries(CALLS_BY_MODULE)) {
    for (const [name, call] of Object.entries(calls)) {
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(module, name, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Portal', version: '1', description: 'The calls that the portal’s pages make.' },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
  };
}

function operation(module: string, name: string, call: Call): Record<string, unknown> {
  const schema = (type: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(type, { io, unrepresentable: 'any' });
  const failures = call.errors.map((code) => [String(errorRow(code)?.status ?? 500), { description: code }] as const);
  return {
    operationId: name,
    tags: [module],
    'x-access': call.access,
    ...(call.module === undefined ? {} : { 'x-module': call.module }),
    parameters: parameterNames(call.path).map((parameter) => ({
      name: parameter,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(call.method === 'POST'
      ? { requestBody: { content: { 'application/json': { schema: schema(call.input, 'input') } } } }
      : {}),
    responses: {
      '200': {
        description: 'Done',
        content: { [call.file ?? 'application/json']: call.file ? {} : { schema: schema(call.output, 'output') } },
      },
      ...Object.fromEntries(failures),
    },
  };
}
