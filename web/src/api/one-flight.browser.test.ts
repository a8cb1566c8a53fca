import { CALLS_BY_MODULE } from '@portal/contract/calls.ts';
import { parameterNames } from '@portal/contract/path.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import './console-calls.ts';
import './later-calls.ts';
import { callApi } from './call-api.ts';
import type { CallInput, CallName } from './calls.ts';

const changes = Object.values(CALLS_BY_MODULE)
  .flatMap((calls) => Object.entries(calls))
  .filter(
    ([, call]) =>
      ('changesState' in call && call.changesState) ||
      (call.method === 'POST' && !('isPassive' in call && call.isPassive)),
  );

const realFetch = window.fetch;
let sent: string[] = [];
let answer: (status: number) => void = () => undefined;

beforeEach(() => {
  sent = [];
  const answered = new Promise<number>((resolve) => {
    answer = resolve;
  });
  window.fetch = async (resource) => {
    const address = String(resource);
    if (address.endsWith('/getCSRFToken')) return Response.json({ CSRFToken: 'token' });
    sent.push(address);
    const status = await answered;
    return Response.json({ success: status === 200, errors: [] }, { status });
  };
});
afterEach(() => {
  window.fetch = realFetch;
});

test.each(changes.map(([name, call]) => [name, call.path] as const))(
  '%s is sent once by a double press, and again after its answer',
  async (name, path) => {
    const input = () => Object.fromEntries(parameterNames(path).map((key) => [key, 'same']));
    const press = () => callApi(name as CallName, input() as unknown as CallInput<CallName>);
    const both = Promise.all([press(), press()]);
    await expect.poll(() => sent.length, { interval: 5 }).toBe(1);
    answer(200);
    const [first, second] = await both;
    expect(second).toBe(first);
    expect(sent).toHaveLength(1);
    await press();
    expect(sent).toHaveLength(2);
  },
);

test('the second press of a failing change hears the same failure, and the next is sent again', async () => {
  const press = () => callApi('deleteUserInvite', { linkId: 'a' } as never);
  const both = Promise.allSettled([press(), press()]);
  await expect.poll(() => sent.length, { interval: 5 }).toBe(1);
  answer(409);
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await press().catch(() => undefined);
  expect(sent).toHaveLength(2);
});

test('other inputs, other files and a change back are changes of their own', async () => {
  const change = (input: object) => callApi('deleteUserInvite', input as never);
  const file = new File(['same'], 'list.csv');
  const other = new File(['same'], 'list.csv');
  const all = [
    { on: true },
    { on: false },
    { on: true },
    { file: { bytes: file, fileName: 'a' } },
    { file: { bytes: other, fileName: 'a' } },
  ].map(change);
  await expect.poll(() => sent.length, { interval: 5 }).toBe(5);
  answer(200);
  await Promise.all(all);
});
