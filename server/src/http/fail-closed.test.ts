import Fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type CallEnvironment, registerCalls } from './register-calls.ts';

const SECRET = 'what nobody may see';
const broken = () => {
  throw new Error('broken inside');
};

/** Everything that stands between a request and its use case. */
const HOOKS: readonly (readonly [string, Partial<CallEnvironment>])[] = [
  ['who calls', { callerOf: broken }],
  ['the own page', { requireOwnPage: broken }],
  ['maintenance', { isInMaintenance: broken }],
  ['the module', { requireModule: broken }],
];

async function ask(hooks: Partial<CallEnvironment>, outputIsWrong = false) {
  const handle = vi.fn(async () => (outputIsWrong ? { text: 42 } : { text: SECRET }));
  const app = Fastify();
  const session = { sessionId: 's', userId: 'u', orgId: 'o', isStaff: false, service: null };
  registerCalls(
    app,
    [
      {
        call: {
          method: 'GET',
          path: '/guarded',
          access: 'member',
          module: 'monitoring',
          input: z.object({}),
          output: z.object({ text: z.string() }),
          errors: [],
        },
        handle,
      },
    ],
    {
      callerOf: async () => ({ session }) as never,
      requireOwnPage: () => undefined,
      isInMaintenance: () => false,
      customersSeen: async () => 'all',
      customersNamed: async () => [],
      requireModule: async () => undefined,
      noteActivity: async () => undefined,
      observe: () => undefined,
      ...hooks,
    },
  );
  const answer = await app.inject('/api/guarded');
  await app.close();
  return { answer, handle };
}

describe('V16.5.3 what fails is closed', () => {
  test('with everything in order the call is answered, so the refusals below are not for another reason', async () => {
    const { answer, handle } = await ask({});
    expect(answer.json()).toEqual({ text: SECRET });
    expect(handle).toHaveBeenCalledOnce();
  });

  test.each(HOOKS)('the check of %s', async (_name, hooks) => {
    const { answer, handle } = await ask(hooks);
    expect(answer.statusCode).toBe(500);
    expect(handle).not.toHaveBeenCalled();
    expect(answer.body).not.toContain(SECRET);
  });

  test('the check of the answer', async () => {
    const { answer } = await ask({}, true);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('42');
  });
});
