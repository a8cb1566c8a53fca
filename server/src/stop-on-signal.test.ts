import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopOnSignal, type WaitFor } from './stop-on-signal.ts';

const never = new Promise<never>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startPortal(stop: (waitFor: WaitFor) => Promise<void>) {
  const signals = new EventEmitter();
  const fatal = vi.fn();
  const exit = vi.fn();
  stopOnSignal({ signals, log: { fatal }, exit }, stop);
  return { signals, fatal, exit };
}

/** The database is waited for once the jobs have ended. */
const stopThatHangs = async (waitFor: WaitFor) => {
  await waitFor('jobs', Promise.resolve());
  await Promise.all([waitFor('documents', never), waitFor('database', never)]);
};

test('a stop in time ends the process without a word', async () => {
  const { signals, fatal, exit } = startPortal((waitFor) => waitFor('jobs', Promise.resolve()));
  signals.emit('SIGTERM', 'SIGTERM');
  await vi.waitFor(() => expect(exit.mock.calls).toEqual([[0]]));
  expect(fatal).not.toHaveBeenCalled();
});

test('a stop that takes too long is cut, and one line says so and what it waited for', async () => {
  const { signals, fatal, exit } = startPortal(stopThatHangs);
  signals.emit('SIGTERM', 'SIGTERM');
  await vi.advanceTimersByTimeAsync(10_000);
  const reason = 'the portal was ended before it had stopped: it took longer than 10 s';
  expect(fatal.mock.calls).toEqual([[{ waitingFor: ['documents', 'database'] }, reason]]);
  expect(exit.mock.calls).toEqual([[1]]);
});

test('a second signal ends the process at once, and one line names it and what was waited for', async () => {
  const { signals, fatal, exit } = startPortal(stopThatHangs);
  signals.emit('SIGTERM', 'SIGTERM');
  await vi.advanceTimersByTimeAsync(0);
  signals.emit('SIGINT', 'SIGINT');
  const reason = 'the portal was ended before it had stopped: SIGINT came a second time';
  expect(fatal.mock.calls).toEqual([[{ waitingFor: ['documents', 'database'] }, reason]]);
  expect(exit.mock.calls).toEqual([[1]]);
});

test('a part that fails to stop is named with its error', async () => {
  const error = new Error('the pool was ended already');
  const { signals, fatal, exit } = startPortal((waitFor) => waitFor('database', Promise.reject(error)));
  signals.emit('SIGTERM', 'SIGTERM');
  await vi.waitFor(() => expect(exit.mock.calls).toEqual([[1]]));
  const reason = 'the portal was ended before it had stopped: a part failed to stop';
  expect(fatal.mock.calls).toEqual([[{ waitingFor: ['database'], error }, reason]]);
});
