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
