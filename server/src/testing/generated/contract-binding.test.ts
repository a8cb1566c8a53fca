import { parameterNames } from '@portal/contract/path.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERY_CALL, sampleOf, titled } from '../every-call.ts';
import { fillOrganisation } from '../filled-organisation.ts';
import { sampleInputs } from '../sample-inputs.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const keyOf = (call: { method: string; path: string }) => `${call.method} ${call.path}`;

test('V8.2.1 every call of the contract has one use case, and every use case a call of the contract', () => {
  const bound = portal.portal.calls.map(({ call }) => keyOf(call)).sort();
  expect(bound).toEqual(EVERY_CALL.map(({ call }) => keyOf(call)).sort());
  expect(new Set(bound).size).toBe(bound.length);
});

test('every call has a valid sample input, so that the generated tests leave none out', async () => {
  const samples = sampleInputs(await fillOrganisation(portal), portal.clock.now());
  for (const entry of EVERY_CALL) expect(entry.call.input.safeParse(sampleOf(samples, entry)).error).toBeUndefined();
});

test.each(titled(EVERY_CALL))('%s names parameters that its input has', (_title, { call }) => {
  const shape = 'shape' in call.input ? Object.keys(call.input.shape as object) : parameterNames(call.path);
  expect(shape).toEqual(expect.arrayContaining(parameterNames(call.path)));
});

test.each(titled(EVERY_CALL.filter(({ call }) => call.module !== undefined)))(
  '%s needs a module, so only members may make it',
  (_title, { call }) => expect(call.access).toBe('member'),
);
