import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { registerCalls } from '../../http/register-calls.ts';
import { CHANGING_CALLS, EVERY_CALL, type NamedCall, proofFor, sampleOf, titled } from '../every-call.ts';
import type { FilledOrganisation } from '../filled-ids.ts';
import { fillOrganisation } from '../filled-organisation.ts';
import { sampleInputs } from '../sample-inputs.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

let portal: TestPortal;
let reader: FilledOrganisation;
beforeAll(async () => {
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  reader = await fillOrganisation(portal);
});
afterAll(() => portal.stop());

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
function unknownKeys(schema: Schema, value: unknown, path = '', all: Schema = schema): string[] {
  if (schema.$ref !== undefined)
    return unknownKeys(all.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, value, path, all);
  // `{}` is what an unknown value is described by: an opaque thing, such as a captcha's task.
  if (Object.keys(schema).length === 0) return [];
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) {
    const results = options.map((option) => unknownKeys(option, value, path, all));
    return results.reduce((best, result) => (result.length < best.length ? result : best));
  }
  if (Array.isArray(value)) return value.flatMap((item) => unknownKeys(schema.items ?? {}, item, `${path}[]`, all));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const known = schema.properties?.[key] ?? schema.additionalProperties;
    if (known === undefined || known === false) return [`${path}.${key}`];
    return known === true ? [] : unknownKeys(known, entry, `${path}.${key}`, all);
  });
}

test('the walk finds a key that the schema lacks', () => {
  const schema = z.toJSONSchema(z.object({ a: z.array(z.object({ b: z.string() }).nullable()) })) as Schema;
  expect(unknownKeys(schema, { a: [null, { b: '' }] })).toEqual([]);
  expect(unknownKeys(schema, { a: [{ b: '', passwordHash: '' }], c: 1 })).toEqual(['.a[].passwordHash', '.c']);
  type Tree = { readonly kind: 'tree'; readonly trees: readonly Tree[] };
  const tree: z.ZodType<Tree> = z.lazy(() => z.object({ kind: z.literal('tree'), trees: z.array(tree).readonly() }));
  const nested = z.toJSONSchema(z.object({ tree })) as Schema;
  const leaf = { kind: 'tree', trees: [] };
  expect(unknownKeys(nested, { tree: { ...leaf, trees: [leaf] } })).toEqual([]);
  expect(unknownKeys(nested, { tree: { ...leaf, trees: [{ ...leaf, token: '' }] } })).toEqual(['.tree.trees[].token']);
});

/** What a member may call works with own ids: what `tenant-isolation.test.ts` sees refused is not refused for another reason. */
const isForMembers = ({ call }: NamedCall) => call.access === 'member' || call.access === 'session';

test.each(titled(EVERY_CALL.filter(({ call }) => call.file === undefined)))(
  'V15.3.1 %s answers with what its schema names and nothing else',
  async (_title, entry) => {
    const org = CHANGING_CALLS.includes(entry) ? await fillOrganisation(portal) : reader;
    const input = sampleOf(sampleInputs(org, portal.clock.now()), entry);
    const answer = await org.browser.call(entry.call, input, await proofFor(portal, entry, org.email));
    // Members have ended onboarding, so that one call is refused to them for a reason of its own.
    if (isForMembers(entry)) expect(answer.status).toBe(entry.name === 'profileSave' ? 409 : 200);
    if (answer.status !== 200) {
      expect(Object.keys(answer.body as object).sort()).toEqual(['errors', 'success']);
      return;
    }
    const schema = z.toJSONSchema(entry.call.output, { unrepresentable: 'any' }) as Schema;
    expect(unknownKeys(schema, answer.body)).toEqual([]);
    expect(entry.call.output.safeParse(answer.body).error).toBeUndefined();
  },
);

test('V15.3.1 a column that a use case gives away by mistake does not leave the server', async () => {
  const app = Fastify();
  const caller = { session: null } as never;
  registerCalls(
    app,
    [
      {
        call: {
          method: 'GET',
          path: '/leak',
          access: 'public',
          input: z.object({}),
          output: z.object({ user: z.object({ email: z.string() }) }),
          errors: [],
        },
        handle: async () => ({ user: { email: 'a@firm.example', passwordHash: 'secret' }, token: 'secret' }),
      },
    ],
    {
      callerOf: async () => caller,
      requireOwnPage: () => undefined,
      isInMaintenance: () => false,
      requireModule: async () => undefined,
      noteActivity: async () => undefined,
      observe: () => undefined,
    },
  );
  const answer = await app.inject('/api/leak');
  expect(answer.json()).toEqual({ user: { email: 'a@firm.example' } });
  await app.close();
});
