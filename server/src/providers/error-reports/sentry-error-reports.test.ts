import { checkSession } from '@portal/contract/accounts/accounts.calls.ts';
import { logFromBrowser } from '@portal/contract/portal/portal.calls.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type OutsideService, startOutsideService } from '../../testing/outside-service.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { startTestPortal } from '../../testing/test-portal.ts';
import type { ErrorReport } from './error-reports-port.ts';
import { createSentryErrorReports } from './sentry-error-reports.ts';
import { stackFrames } from './stack-frames.ts';

const KEY = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const state = { status: 200, isSilent: false };
/** Our own stand-in for Sentry's documented envelope endpoint: it knows one project and its key. */
let sentry: OutsideService;
beforeAll(async () => {
  sentry = await startOutsideService(({ path, headers }) => {
    if (state.isSilent) return 'say nothing';
    if (path !== '/behind/proxy/api/42/envelope/') return { status: 404 };
    if (!String(headers['x-sentry-auth']).includes(`sentry_key=${KEY}`)) return { status: 403 };
    return { status: state.status, headers: { 'retry-after': '30' } };
  });
});
afterEach(() => {
  Object.assign(state, { status: 200, isSilent: false });
  sentry.seen.length = 0;
});
afterAll(() => sentry.stop());

const dsn = () => `${sentry.endpoint.replace('://', `://${KEY}@`)}/behind/proxy/42`;
const open = (clock = createTestClock()) => {
  const dropped: string[] = [];
  const errors = createSentryErrorReports({
    dsn: dsn(),
    environment: 'test',
    clock,
    onDropped: (reason) => void dropped.push(reason),
  });
  return { errors, dropped };
};

const ERROR: ErrorReport = {
  where: 'server',
  kind: 'TypeError',
  message: 'No rows for dana@firm.example',
  stack: 'TypeError: x\n    at save (file:///srv/save.ts:41:13)\n    at async answer (file:///srv/calls.ts:7:3)',
  transactionId: 'tx-1',
};
const eventOf = (body = '') => {
  const [head, item, event] = body.split('\n').map((line) => (line === '' ? null : JSON.parse(line)));
  return { head, item, event };
};

test('an error arrives as an envelope with its stack, without whom it was about', async () => {
  const { errors, dropped } = open();
  errors.report(ERROR);
  await errors.stop();
  const { head, item, event } = eventOf(sentry.seen[0]?.body);
  expect(item).toEqual({ type: 'event' });
  expect(head.event_id).toMatch(/^[\da-f]{32}$/);
  expect(event).toMatchObject({
    event_id: head.event_id,
    platform: 'node',
    environment: 'test',
    tags: { transaction: 'tx-1' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'No rows for [email]',
          stacktrace: {
            frames: [
              { function: 'async answer', filename: 'file:///srv/calls.ts', lineno: 7, colno: 3 },
              { function: 'save', filename: 'file:///srv/save.ts', lineno: 41, colno: 13 },
            ],
          },
        },
      ],
    },
  });
  expect(dropped).toEqual([]);
});

test('of a flood a hundred wait, the rest is dropped, and that is told once', async () => {
  state.isSilent = true;
  const { errors, dropped } = open();
  for (let number = 0; number < 500; number += 1) errors.report(ERROR);
  expect(dropped).toEqual(['too many errors wait to be reported']);
  await errors.stop();
  expect(sentry.seen.length).toBeLessThanOrEqual(1);
});

test('Sentry’s wish for a pause is kept', async () => {
  state.status = 429;
  const clock = createTestClock();
  const { errors, dropped } = open(clock);
  errors.report(ERROR);
  await vi.waitFor(() => expect(dropped).toEqual(['Sentry answered 429']));
  errors.report(ERROR);
  state.status = 200;
  clock.advance(31_000);
  errors.report(ERROR);
  await errors.stop();
  expect(sentry.seen).toHaveLength(2);
});

test('errors of browsers and of the server are reported; what is no error is not', async () => {
  const portal = await startTestPortal({ SENTRY_DSN: dsn() });
  const browser = portal.browser();
  await browser.call(logFromBrowser, { level: 'warn', message: 'It is slow.' });
  await browser.call(logFromBrowser, {
    level: 'error',
    message: `It broke for dana@firm.example with ${'t'.repeat(43)}`,
    stack: 'save@https://portal.example/assets/index.js:1:200',
  });
  await portal.database.query('alter table single_uses rename to gone');
  await portal.database.query('alter table sessions rename to away');
  browser.cookies.set('__Host-sid', 'x'.repeat(43));
  browser.cookies.set('sid', 'x'.repeat(43));
  const answer = await browser.call(checkSession, {});
  await portal.stop();
  const events = sentry.seen.map(({ body }) => eventOf(body).event);
  expect(events[0]).toMatchObject({
    platform: 'javascript',
    exception: {
      values: [
        { value: 'It broke for [email] with [token]', stacktrace: { frames: [{ function: 'save', colno: 200 }] } },
      ],
    },
  });
  expect(answer.status).toBe(500);
  expect(events.slice(1)).toEqual([expect.objectContaining({ platform: 'node', level: 'error' })]);
  expect(JSON.stringify(events)).not.toContain('x'.repeat(43));
});

test.each([
  ['Error: x\n    at a.b (/srv/x.ts:1:2)', ['a.b']],
  ['c@https://portal.example/x.js:1:2\n@https://portal.example/y.js:3:4', ['?', 'c']],
  ['    at file:///srv/x.ts:1:2', ['?']],
  ['no stack at all', []],
])('the stack %j has the calls %j, outermost first', (stack, names) => {
  expect(stackFrames(stack).map((frame) => frame.function)).toEqual(names);
});
