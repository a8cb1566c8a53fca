import { expect, test } from 'vitest';
import { collectFindings } from '../../testing/collect-findings.ts';
import { inspectAnswer } from './inspect-answer.ts';
import { viewOf } from './page-check.ts';

const scriptOf = (text: string) =>
  viewOf(
    {
      url: 'https://shop.example/x.js',
      method: 'GET',
      requestHeaders: {},
      status: 200,
      headers: { 'content-type': ['text/javascript'] },
      body: Buffer.from(text),
      truncated: false,
    },
    0,
  );

test('a text made to keep the patterns busy is given up, and the other checks still run', () => {
  const { report, variants } = collectFindings();
  const address = ['postgres://shop', 'Lamp42River@db.shop.test/orders'].join(':');
  expect(inspectAnswer(scriptOf(`var db = "${address}";${"'1.2.3'".repeat(280_000)}`), report)).toBe(false);
  // One comes before the check that is stopped, the other after it.
  expect(variants()).toEqual(expect.arrayContaining(['nosniff-missing', 'database-password']));
});

test('an ordinary script is looked at wholly', () => {
  const { report, variants } = collectFindings();
  expect(inspectAnswer(scriptOf('/*! jQuery v1.12.4 */'), report)).toBe(true);
  expect(variants()).toContain('vulnerable-library-medium');
});
