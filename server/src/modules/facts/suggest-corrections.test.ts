import type { FirmKnowledge } from '@portal/domain/facts/known-facts.ts';
import { MODULE_KEYS, type ModuleStatuses } from '@portal/domain/plans/module-status.ts';
import { sayEnglish } from '@portal/domain/texts/testing/say-english.ts';
import { expect, test } from 'vitest';
import { suggestCorrections } from './suggest-corrections.ts';

const KNOWN: FirmKnowledge = {
  portal: {
    headcount: 3,
    admins: 2,
    adminsWithSecondFactor: 0,
    training: null,
    policies: null,
    records: null,
    websites: null,
    phishing: null,
    outside: null,
  },
  answers: new Map([
    ['mfa', { level: 3, dontKnow: false, doesNotApply: null, answeredAt: '2026-11-01T10:00:00.000Z' }],
  ]),
  statements: new Map(),
  told: [],
  now: new Date('2026-11-22T10:00:00Z'),
};
const CLOSED = Object.fromEntries(MODULE_KEYS.map((key) => [key, 'NOT_AVAILABLE'])) as ModuleStatuses;
const modules = (open: Partial<ModuleStatuses>) => ({ ...CLOSED, ...open });

test('what was stated and is not so is suggested to be put right, where the plan has a page for it', () => {
  const [first] = suggestCorrections(KNOWN, modules({ insurance: 'ACTIVE' }), [], sayEnglish);
  expect(first).toMatchObject({
    title: 'One of your answers does not match what we see',
    reason: expect.stringContaining('No one signs in to this portal with a second factor yet.'),
    href: '/insurance',
  });
  expect(suggestCorrections(KNOWN, modules({ cybermaturity: 'ACTIVE' }), [], sayEnglish)[0]?.href).toBe(
    '/cybermaturity/report',
  );
  expect(suggestCorrections(KNOWN, modules({}), [], sayEnglish)).toEqual([]);
  expect(
    suggestCorrections({ ...KNOWN, answers: new Map() }, modules({ insurance: 'ACTIVE' }), [], sayEnglish),
  ).toEqual([]);
});
