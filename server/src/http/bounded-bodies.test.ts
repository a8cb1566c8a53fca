import { call, recordOf, withData } from '@portal/contract/call.ts';
import { MAX_PROBLEMS } from '@portal/contract/errors.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { bind, serveCall } from '../call/bind-call.ts';
import { brand } from '../documents/testing/scan-report-samples.ts';
import { EVERY_CALL, titled } from '../testing/every-call.ts';
import { errorAnswer } from './error-reply.ts';
import { tooMany } from './input-bounds.ts';
import { takeJsonOnly } from './json-bodies.ts';
import { registerCalls } from './register-calls.ts';

const common = { method: 'POST', access: 'public', errors: [] } as const;
const looked = vi.fn((text: string) => text !== '');
const small = call({
  ...common,
  path: '/small',
  input: z.object({
    list: z.array(z.string().max(9).refine(looked)).max(100, 'At most 100 entries.').optional(),
    answers: recordOf(z.string().max(100), z.number(), 50).optional(),
    form: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('all') }),
        z.object({ kind: z.literal('some'), ids: z.array(z.string()).max(3) }),
      ])
      .optional(),
    either: z.union([z.string(), z.array(z.string().refine(looked)).max(3)]).optional(),
  }),
  output: withData(z.string()),
});
const large = call({ ...common, path: '/large', maxBodyKilobytes: 600, input: small.input, output: small.output });

let app: FastifyInstance;
const handled = vi.fn(async (_services: unknown, _caller: unknown, input: unknown) => ({
  success: true as const,
  data: JSON.stringify(input),
}));
beforeAll(async () => {
  app = Fastify();
  takeJsonOnly(app);
  app.setErrorHandler((error, _request, reply) => {
    const answer = errorAnswer(error, brand);
    return reply.code(answer.status).send(answer.body);
  });
  registerCalls(
    app,
    [bind(small).to(handled), bind(large).to(handled)].map((bound) => serveCall(bound, null)),
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

const send = async (path: string, body: string | object) => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': 'application/json' },
    payload,
  });
  return { status: answer.statusCode, errors: answer.json().errors, data: answer.json().data };
};
const bodyOf = (bytes: number) => JSON.stringify({ unknown: 'x'.repeat(bytes - '{"unknown":""}'.length) });

test('V15.2.2 a call takes 16 KB, and more only where it says so', async () => {
  expect((await send('/small', bodyOf(16 * 1024))).status).toBe(200);
  expect(await send('/small', bodyOf(16 * 1024 + 1))).toMatchObject({
    status: 413,
    errors: [{ code: 'BODY_TOO_LARGE' }],
  });
  expect((await send('/large', bodyOf(600 * 1024))).status).toBe(200);
  expect((await send('/large', bodyOf(600 * 1024 + 1))).status).toBe(413);
});

test('V15.2.2 a body of more values than any call needs is refused unread', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  for (const body of [`[${'0,'.repeat(100_000)}0]`, `[${'{},'.repeat(100_000)}0]`, '['.repeat(200_000)]) {
    const before = parse.mock.calls.length;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/large',
      headers: { 'content-type': 'application/json' },
      payload: body,
    });
    expect([answer.statusCode, parse.mock.calls.length]).toEqual([413, before]);
  }
  parse.mockRestore();
});

test('V15.2.2 a body of 20,000 values is read, and of one more is not', async () => {
  const bodyWith = (values: number) =>
    JSON.stringify({ list: Array.from({ length: values - 1 }, (_none, place) => `text ${place}`) });
  expect(await send('/large', bodyWith(20_000))).toMatchObject({ status: 400, errors: [{ field: 'list' }] });
  expect(await send('/large', bodyWith(20_001))).toMatchObject({ status: 413, errors: [{ code: 'BODY_TOO_LARGE' }] });
});

test.each(['{"__proto__":{"isStaff":true}}', '{"a":{"\\u005f\\u005Fproto__" : {}}}', '{"__pr\\u006Fto_\\u005f":1}'])(
  'V1.5.2 %s, which names the prototype, is refused',
  async (body) => {
    handled.mockClear();
    expect(await send('/small', body)).toMatchObject({ status: 400, errors: [{ code: 'INVALID_INPUT' }] });
    expect(handled).not.toHaveBeenCalled();
  },
);

test('a text may speak of the prototype', async () => {
  const { status, data } = await send('/large', { list: ['"__proto_'], note: '"__proto__": x' });
  expect([status, data]).toEqual([200, '{"list":["\\"__proto_"]}']);
});

test('V15.2.2 an answer tells of twenty problems at most', async () => {
  const { status, errors } = await send('/small', { list: Array.from({ length: 100 }, () => 0) });
  expect([status, errors.length]).toEqual([400, MAX_PROBLEMS]);
  const { errors: named } = await send('/small', { answers: { ['n'.repeat(10_000)]: 'x' } });
  for (const { field } of named) expect(field.length).toBeLessThanOrEqual(200);
});

test('V15.2.2 far too many entries are refused before any is looked at, a few too many in the schema’s words', async () => {
  looked.mockClear();
  const texts = (length: number) => Array.from({ length }, () => 'x');
  const crowded = { status: 400, errors: [{ message: 'There are too many entries.' }] };
  expect(await send('/small', { list: texts(3000) })).toMatchObject({ ...crowded, errors: [{ field: 'list' }] });
  expect(await send('/small', { form: { kind: 'some', ids: texts(3000) } })).toMatchObject(crowded);
  expect(await send('/small', { either: texts(3000) })).toMatchObject(crowded);
  const answers = Object.fromEntries(texts(1000).map((_text, place) => [`q${place}`, 0]));
  expect(await send('/small', { answers })).toMatchObject(crowded);
  expect(looked).not.toHaveBeenCalled();
  expect(await send('/small', { list: texts(101) })).toMatchObject({
    status: 400,
    errors: [{ message: 'At most 100 entries.' }],
  });
  expect((await send('/small', { form: { kind: 'all', ids: texts(3000) }, either: texts(3) })).status).toBe(200);
});

/** Every list and record of an input, each in the least input that has it. */
function crowds(schema: Schema, wrap: (value: unknown) => unknown): unknown[] {
  const forms = schema.anyOf ?? schema.oneOf ?? [];
  const words = Object.entries(schema.properties ?? {}).filter(([, field]) => field.const !== undefined);
  const told = Object.fromEntries(words.map(([name, field]) => [name, field.const]));
  const fields = Object.entries(schema.properties ?? {});
  return [
    ...forms.flatMap((form) => crowds(form, wrap)),
    ...(schema.type === 'array' ? [wrap(Array.from({ length: 10_000 }, () => 0))] : []),
    ...(schema.items === undefined ? [] : crowds(schema.items, (value) => wrap([value]))),
    ...(schema.maxProperties === undefined
      ? []
      : [wrap(Object.fromEntries(Array.from({ length: 10_000 }, (_none, place) => [`a${place}`, 0])))]),
    ...fields.flatMap(([name, field]) => crowds(field, (value) => wrap({ ...told, [name]: value }))),
  ];
}
type Schema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};

describe.each(titled(EVERY_CALL))('%s', (_title, { call: { input } }) => {
  test('V15.2.2 lists and records of ten thousand are refused by their number', () => {
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;
    for (const crowd of crowds(schema, (value) => value)) expect(tooMany(input, crowd)).not.toBeNull();
  });
});
