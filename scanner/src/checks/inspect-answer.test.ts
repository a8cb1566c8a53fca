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
  expect(inspectAnswer(scriptOf("'1.2.3'".repeat(280_000)), report)).toBe(false);
  expect(variants()).toContain('nosniff-missing');
});

test('an ordinary script is looked at wholly', () => {
  const { report, variants } = collectFindings();
  expect(inspectAnswer(scriptOf('/*! jQuery v1.12.4 */'), report)).toBe(true);
  expect(variants()).toContain('vulnerable-library-medium');
});
