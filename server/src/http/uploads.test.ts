import { Readable } from 'node:stream';
import { call, uploadedFile, withData } from '@portal/contract/call.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { bind, serveCall } from '../call/bind-call.ts';
import { brand } from '../documents/testing/scan-report-samples.ts';
import { errorAnswer } from './error-reply.ts';
import { takeJsonOnly } from './json-bodies.ts';
import { takeUploads } from './read-upload.ts';
import { registerCalls } from './register-calls.ts';

const common = { method: 'POST', access: 'public', errors: [] } as const;
const takesFile = call({
  ...common,
  path: '/takesFile',
  input: z.object({ file: uploadedFile, note: z.string() }),
  output: withData(z.string()),
  upload: { maxMegabytes: 1 },
});
const takesNone = call({ ...common, path: '/takesNone', input: z.object({}), output: withData(z.string()) });

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  takeJsonOnly(app);
  await takeUploads(app);
  app.setErrorHandler((error, _request, reply) => {
    const answer = errorAnswer(error, brand);
    return reply.code(answer.status).send(answer.body);
  });
  const calls = [
    bind(takesFile).to(async (_services, _caller, { file, note }) => ({
      success: true,
      data: `${file.fileName} ${Buffer.from(file.bytes).toString()} ${note}`,
    })),
    bind(takesNone).to(async () => ({ success: true, data: 'none' })),
  ];
  registerCalls(
    app,
    calls.map((bound) => serveCall(bound, null)),
    {
      callerOf: async () => ({ session: null }) as never,
      requireOwnPage: () => undefined,
      isInMaintenance: () => false,
      customersSeen: async () => 'all',
      customersNamed: async () => [],
      requireModule: async () => undefined,
      noteActivity: async () => undefined,
      observe: () => undefined,
    },
  );
});
afterAll(() => app.close());

async function send(path: string, parts: Record<string, string | Blob>, isInPieces = false) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'people.csv');
  }
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  // What comes in pieces does not say its length beforehand.
  return app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers,
    payload: isInPieces ? Readable.from(payload) : payload,
  });
}

test('the file and the texts beside it reach the use case', async () => {
  const answer = await send('/takesFile', { note: 'a note', file: new Blob(['a,b']) });
  expect(answer.json()).toEqual({ success: true, data: 'people.csv a,b a note' });
});

test.each([[false], [true]])('a file of many turns arrives whole and in order, in pieces: %s', async (isInPieces) => {
  const text = Array.from({ length: 100_000 }, (_none, place) => `${place};`).join('');
  const answer = await send('/takesFile', { note: 'x', file: new Blob([text]) }, isInPieces);
  expect(answer.json().data).toBe(`people.csv ${text} x`);
});

test('a file above the limit is refused by its own words, at its field', async () => {
  const answer = await send('/takesFile', { note: '', file: new Blob([new Uint8Array(1024 * 1024 + 1)]) });
  expect(answer.statusCode).toBe(413);
  const message = 'Cannot upload file. It is larger than 1 MB.';
  expect(answer.json().errors).toEqual([{ code: 'UPLOAD_TOO_LARGE', message, field: 'file' }]);
});

test.each([
  ['no file', { note: 'x' }, 'Cannot upload file. Please choose one first.'],
  ['an empty file', { note: 'x', file: new Blob([]) }, 'Cannot upload file. It is empty.'],
])('%s is refused', async (_what, parts, message) => {
  const answer = await send('/takesFile', parts);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0]).toMatchObject({ message });
});

test('two files, a form that ends too early, and JSON in place of a form are refused', async () => {
  const two = await send('/takesFile', { note: 'x', file: new Blob(['a']), other: new Blob(['b']) });
  expect(two.json().errors[0].code).toBe('UPLOAD_BROKEN');
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const payload = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf';
  const torn = await app.inject({ method: 'POST', url: '/api/takesFile', headers, payload });
  expect(torn.json().errors[0].code).toBe('UPLOAD_BROKEN');
  const json = { note: 'x', file: { fileName: 'a', bytes: { 0: 1 } } };
  expect((await app.inject({ method: 'POST', url: '/api/takesFile', payload: json })).statusCode).toBe(400);
});

test('a call that takes no file refuses a form', async () => {
  const answer = await send('/takesNone', { file: new Blob(['a']) });
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([415, 'UNSUPPORTED_TYPE']);
});
