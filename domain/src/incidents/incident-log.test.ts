import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doneSteps, ENTRY_KINDS, markedDeadlines } from './incident-log.ts';

const entry = (kind: (typeof ENTRY_KINDS)[number], subject: string) => ({ kind, subject });

describe('how an incident stands, from its log', () => {
  test('the last word about a step counts', () => {
    const log = [entry('step-done', 'a'), entry('step-done', 'b'), entry('step-open', 'a'), entry('note', '')];
    expect([...doneSteps(log).keys()]).toEqual(['b']);
  });

  test('the last word about a deadline counts', () => {
    const log = [entry('deadline-done', 'x'), entry('deadline-not-needed', 'x'), entry('deadline-done', 'y')];
    expect(markedDeadlines(log).get('x')?.mark).toBe('not-needed');
    expect(markedDeadlines([...log, entry('deadline-open', 'y')]).has('y')).toBe(false);
  });

  test('a step never stands open and done, whatever was written', () => {
    const entries = fc.array(fc.record({ kind: fc.constantFrom(...ENTRY_KINDS), subject: fc.constantFrom('a', 'b') }));
    fc.assert(
      fc.property(entries, fc.constantFrom('a', 'b'), (log, step) => {
        const last = log.findLast(({ kind, subject }) => subject === step && kind.startsWith('step-'));
        expect(doneSteps(log).has(step)).toBe(last?.kind === 'step-done');
      }),
    );
  });
});
