import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { act } from '../testing/act.setup.ts';
import { ApiError } from './api-error.ts';
import { onNotify } from './notify.ts';
import { useAction } from './use-action.ts';

const client = new QueryClient();
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function countMessages(): () => number {
  let count = 0;
  stops.push(
    onNotify(() => {
      count += 1;
    }),
  );
  return () => count;
}

test('a second press in the same tick sends nothing, and the next one after it does', async () => {
  const messages = countMessages();
  const change = vi.fn(async () => 'made');
  const { result } = await renderHook(() => useAction(change, { done: 'It is saved.' }), { wrapper });
  await act(async () => {
    const press = result.current.act;
    expect(await Promise.all([press(), press()])).toEqual([true, true]);
  });
  expect(change).toHaveBeenCalledTimes(1);
  expect(messages()).toBe(1);
  expect(result.current.isBusy).toBe(false);
  await act(async () => void (await result.current.act()));
  expect(change).toHaveBeenCalledTimes(2);
});

test('a failure goes to its fields and is told, and what it may have changed is read anew', async () => {
  const messages = countMessages();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const problems = [{ code: 'INVALID_INPUT', message: 'Please enter a name.', field: 'name' }];
  let failure: unknown = new ApiError(400, problems);
  const change = () => Promise.reject(failure);
  const { result } = await renderHook(() => useAction(change, { refreshes: ['getUserList'] }), { wrapper });
  await act(async () => expect(await result.current.act()).toBe(false));
  expect(result.current.errors).toEqual({ name: 'Please enter a name.' });
  expect(messages()).toBe(0);
  failure = new ApiError(0, [{ code: 'NETWORK', message: 'The portal cannot be reached.' }]);
  await act(async () => expect(await result.current.act()).toBe(false));
  expect(result.current.errors).toEqual({});
  expect(messages()).toBe(1);
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['getUserList'] });
});

test('a page that is left meanwhile still hears of the outcome', async () => {
  const messages = countMessages();
  let settle: () => void = () => undefined;
  const change = () =>
    new Promise<void>((resolve) => {
      settle = resolve;
    });
  const { result, unmount } = await renderHook(() => useAction(change, { done: 'It is saved.' }), { wrapper });
  let outcome: Promise<boolean> | undefined;
  await act(async () => {
    outcome = result.current.act();
  });
  expect(result.current.isBusy).toBe(true);
  await unmount();
  settle();
  expect(await outcome).toBe(true);
  expect(messages()).toBe(1);
});

test('another change waits for the one under way, and is not lost', async () => {
  const order: string[] = [];
  const waiting: (() => void)[] = [];
  const change = (what: string) =>
    new Promise<void>((resolve) => {
      order.push(what);
      waiting.push(resolve);
    });
  const { result } = await renderHook(() => useAction(change), { wrapper });
  await act(async () => {
    const press = result.current.act;
    const both = Promise.all([press('one'), press('two'), press('two')]);
    await vi.waitFor(() => expect(order).toEqual(['one']));
    waiting[0]?.();
    await vi.waitFor(() => expect(order).toEqual(['one', 'two']));
    waiting[1]?.();
    expect(await both).toEqual([true, true, true]);
  });
  expect(result.current.isBusy).toBe(false);
});

test('a failure with a code of a field stands there, in the words of the form or of the server', async () => {
  const messages = countMessages();
  const change = (code: string) => Promise.reject(new ApiError(409, [{ code, message: 'By the server.' }]));
  const fieldOf = { ONE: ['email', 'By the form.'], TWO: ['name', null] } as const;
  const { result } = await renderHook(() => useAction(change, { fieldOf }), { wrapper });
  await act(async () => void (await result.current.act('ONE')));
  expect(result.current.errors).toEqual({ email: 'By the form.' });
  await act(async () => void (await result.current.act('TWO')));
  expect(result.current.errors).toEqual({ name: 'By the server.' });
  await act(async () => result.current.clearError('name'));
  expect(result.current.errors).toEqual({});
  expect(messages()).toBe(0);
});
