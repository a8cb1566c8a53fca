import { expect, test } from 'vitest';
import { collectFindings } from '../../../testing/collect-findings.ts';
import { exchangeOf } from '../../../testing/exchange-of.ts';
import { checkAllowedMethods, checkTrace } from './a16-methods.ts';

test.each([
  ['message/http', 'x-trace-word: zq1', 200, 1],
  ['text/html', 'x-trace-word: zq1', 200, 0],
  ['message/http', 'nothing', 200, 0],
  ['message/http', 'x-trace-word: zq1', 405, 0],
])('TRACE answered with %s "%s" %i: %i', (type, body, status, count) => {
  const { report, findings } = collectFindings();
  checkTrace(exchangeOf(body, { 'content-type': type }, status), 'zq1', report);
  expect(findings().length).toBe(count);
});

test.each([
  ['GET, PUT, DELETE', 200, 'PUT, DELETE'],
  ['GET,HEAD,POST', 200, undefined],
  ['GET, PUT', 405, undefined],
])('OPTIONS answered with %s %i: %s', (allow, status, methods) => {
  const { report, findings } = collectFindings();
  checkAllowedMethods(exchangeOf('', { allow }, status), report);
  expect(findings()[0]?.facts.methods).toBe(methods);
});
