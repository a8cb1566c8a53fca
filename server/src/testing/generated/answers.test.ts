import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { registerCalls } from '../../http/register-calls.ts';
import { CHANGING_CALLS, EVERY_CALL, proofFor, sampleOf, titled } from '../every-call.ts';
import { expectNamedAnswer, unknownKeys } from '../expect-named-answer.ts';
import type { FilledOrganisation } from '../filled-ids.ts';
import { fillOrganisation } from '../filled-organisation.ts';
import { type Person, signInNewStaff } from '../people.ts';
import { sampleInputs } from '../sample-inputs.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

let portal: TestPortal;
let reader: FilledOrganisation;
let staff: Person;
beforeAll(async () => {
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  reader = await fillOrganisation(portal);
  staff = await signInNewStaff(portal);
});
afterAll(() => portal.stop());

test('the walk finds a key that the schema lacks', () => {
  const schema = z.object({ a: z.array(z.object({ b: z.string() }).nullable()) });
  expect(unknownKeys(schema, { a: [null, { b: '' }] })).toEqual([]);
  expect(unknownKeys(schema, { a: [{ b: '', passwordHash: '' }], c: 1 })).toEqual(['.a[].passwordHash', '.c']);
  type Tree = { readonly kind: 'tree'; readonly trees: readonly Tree[] };
  const tree: z.ZodType<Tree> = z.lazy(() => z.object({ kind: z.literal('tree'), trees: z.array(tree).readonly() }));
  const nested = z.object({ tree });
  const leaf = { kind: 'tree', trees: [] };
  expect(unknownKeys(nested, { tree: { ...leaf, trees: [leaf] } })).toEqual([]);
  expect(unknownKeys(nested, { tree: { ...leaf, trees: [{ ...leaf, token: '' }] } })).toEqual(['.tree.trees[].token']);
});

/** The answers of the other calls, which change something, are looked at where those are made in full: `mass-assignment.test.ts`. */
const CASES = EVERY_CALL.filter(
  (entry) => entry.call.file === undefined && (entry.call.access === 'public' || !CHANGING_CALLS.includes(entry)),
);

test.each(titled(CASES))('V15.3.1 %s answers with what its schema names and nothing else', async (_title, entry) => {
  const org = CHANGING_CALLS.includes(entry) ? await fillOrganisation(portal) : reader;
  const input = sampleOf(sampleInputs(org, portal.clock.now()), entry);
  const person = entry.call.access === 'staff' ? staff : org;
  expectNamedAnswer(entry, await person.browser.call(entry.call, input, await proofFor(portal, entry, person.email)));
});

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
      customersSeen: async () => 'all',
      customersNamed: async () => [],
      requireModule: async () => undefined,
      noteActivity: async () => undefined,
      observe: () => undefined,
    },
  );
  const answer = await app.inject('/api/leak');
  expect(answer.json()).toEqual({ user: { email: 'a@firm.example' } });
  await app.close();
});
