import { describe, expect, test } from 'vitest';
import { handoverState, type PointState, pointState, type SeenPoint } from './handover-state.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 9, minute));
const THERE: SeenPoint = { isGone: false, isChecking: false, checkedAt: null, result: null };

describe('a point', () => {
  test.each<[string, PointState, Parameters<typeof pointState>]>([
    ['is open until somebody tells', 'open', [{ doneAt: null, confirmedAt: null }, THERE]],
    ['is removed with what it names', 'removed', [{ doneAt: at(1), confirmedAt: at(2) }, null]],
    [
      'is gone, whoever fixed it',
      'gone',
      [
        { doneAt: null, confirmedAt: null },
        { ...THERE, isGone: true },
      ],
    ],
    ['waits for a look', 'reported', [{ doneAt: at(5), confirmedAt: null }, THERE]],
    [
      'is being looked at',
      'checking',
      [
        { doneAt: at(5), confirmedAt: null },
        { ...THERE, isChecking: true },
      ],
    ],
    [
      'is not judged by a look from before',
      'reported',
      [
        { doneAt: at(5), confirmedAt: null },
        { ...THERE, checkedAt: at(4), result: 'still-there' },
      ],
    ],
    [
      'is still there after a later look',
      'still-there',
      [
        { doneAt: at(5), confirmedAt: null },
        { ...THERE, checkedAt: at(6), result: 'still-there' },
      ],
    ],
    [
      'may be what a look could not test',
      'not-tested',
      [
        { doneAt: at(5), confirmedAt: null },
        { ...THERE, checkedAt: at(6), result: 'not-tested' },
      ],
    ],
    [
      'waits still when the look was canceled',
      'reported',
      [
        { doneAt: at(5), confirmedAt: null },
        { ...THERE, checkedAt: at(6) },
      ],
    ],
    ['is what the firm confirmed', 'confirmed', [{ doneAt: at(5), confirmedAt: at(6) }, THERE]],
  ])('%s', (_what, expected, given) => {
    expect(pointState(...given)).toBe(expected);
  });
});

describe('a handover', () => {
  const facts = { revokedAt: null, expiresAt: at(30), openedAt: null, points: ['open'] as const, hasQuestion: false };
  test.each<[string, string, Partial<Parameters<typeof handoverState>[0]>]>([
    ['begins unopened', 'not-opened', {}],
    ['was opened', 'opened', { openedAt: at(1) }],
    ['has something reported', 'reported', { openedAt: at(1), points: ['open', 'reported'] }],
    ['says first what is still there', 'still-there', { points: ['reported', 'still-there'] }],
    ['says before that that somebody waits', 'question', { points: ['still-there'], hasQuestion: true }],
    ['is finished when nothing is left', 'finished', { points: ['gone', 'confirmed', 'removed'], expiresAt: at(1) }],
    ['expires', 'expired', { expiresAt: at(10), openedAt: at(1) }],
    ['keeps a question after its end', 'question', { expiresAt: at(10), hasQuestion: true }],
    ['is revoked whatever else', 'revoked', { revokedAt: at(1), hasQuestion: true, points: ['gone'] }],
  ])('%s', (_what, expected, changes) => {
    expect(handoverState({ ...facts, ...changes }, at(10))).toBe(expected);
  });
});
