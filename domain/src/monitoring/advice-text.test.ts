import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adviceSpans, adviceText, placeholdersOf } from './advice-text.ts';

test('prose and code alternate at backticks, facts filled in', () => {
  expect(adviceSpans('Run `curl https://{host}/` on {host}.', { host: 'a.example' })).toEqual([
    { kind: 'prose', text: 'Run ' },
    { kind: 'code', text: 'curl https://a.example/' },
    { kind: 'prose', text: ' on a.example.' },
  ]);
});

test('what web servers write with braces is no placeholder', () => {
  expect(placeholdersOf('%{HTTPS} {R:1} { deny all; } {host}')).toEqual(['host']);
});

test('a fact never becomes a span, a placeholder or a property of Object', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const spans = adviceSpans('a `b` {path} {constructor}', { path: `${value}\`{path}\`` });
      expect(spans.map((span) => span.kind)).toEqual(['prose', 'code', 'prose']);
      expect(spans[2]?.text).toBe(` ${value}\`{path}\` {constructor}`);
    }),
  );
});

test('the plain string holds no backticks of its own', () => {
  expect(adviceText('Use `x` for {a}', { a: '1' })).toBe('Use x for 1');
});
