import pino from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { logOptions } from './log-options.ts';

const PRODUCTION = {
  PRODUCTION: 'on',
  PUBLIC_URL: 'https://portal.example.com',
  MAIL_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'no-reply@example.com',
};

test.each([
  ['a terminal: the plain words stand alone, but for what wants a look', {}, true, 'warn'],
  ['a file or a pipe', {}, false, 'info'],
  ['a terminal in production', PRODUCTION, true, 'info'],
  ['a terminal, where somebody asked for it', { LOG_LEVEL: 'info' }, true, 'info'],
  ['a pipe, where somebody asked for less', { LOG_LEVEL: 'error' }, false, 'error'],
])('the log goes to %s', (_where, environment, isTerminal, level) => {
  expect(logOptions(readConfig(environment), isTerminal).level).toBe(level);
});

test('V16.2.5 what is secret never reaches the log, wherever it stands in an entry', () => {
  const lines: string[] = [];
  const log = pino(logOptions(readConfig({ LOG_LEVEL: 'info' })), { write: (line) => void lines.push(line) });
  log.info(
    { password: 'secret-1', user: { token: 'secret-2', request: { cookie: 'secret-3', path: '/signin' } } },
    'a',
  );
  log.warn({ tried: [{ linkId: 'secret-4', at: 7 }], 'x-csrf-token': 'secret-5' }, 'b');
  log.error({ err: Object.assign(new Error('it broke'), { code: 'E1', bearer: 'secret-6' }) }, 'c');
  expect(lines.join('')).not.toMatch(/secret-\d/);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', password: '[hidden]', user: { request: { path: '/signin' } }, msg: 'a' },
    { level: 'warn', tried: [{ linkId: '[hidden]', at: 7 }] },
    { level: 'error', err: { name: 'Error', message: 'it broke', code: 'E1' } },
  ]);
});
