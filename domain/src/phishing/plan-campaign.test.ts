import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelOf } from './person-level.ts';
import { type PlannedPerson, type PlannedTemplate, planCampaign } from './plan-campaign.ts';
import { LEVELS } from './template-kinds.ts';
import { templateRolesOf } from './template-roles.ts';
import { isWorkingTime, nextWorkingInstant, workingWindows } from './working-hours.ts';

const reported = { isClicked: false, isReported: true };
const clicked = { isClicked: true, isReported: false };
const ignored = { isClicked: false, isReported: false };

test.each([
  ['nobody has got anything', [], 1],
  ['one report is not enough', [reported], 1],
  ['two reports in a row', [reported, reported], 2],
  ['silence between two reports', [reported, ignored, reported], 2],
  ['a click between two reports', [reported, clicked, reported], 1],
  ['four reports', [reported, reported, reported, reported], 3],
  ['never above 3', Array.from({ length: 9 }, () => reported), 3],
  ['a click after four', [reported, reported, reported, reported, clicked], 2],
  ['never below 1', [clicked, clicked], 1],
  ['reported after the click', [reported, { isClicked: true, isReported: true }], 1],
] as const)('level: %s', (_why, history, level) => {
  expect(levelOf(history)).toBe(level);
});

test('the boss gets no mail of the boss, by role or department', () => {
  const templates = [template('errand', { trick: 'boss' }), template('code', { trick: 'qr' })];
  const planOf = (changes: Partial<PlannedPerson>) =>
    planCampaign({ people: [person('a', changes)], templates, chosen: [], windows, seed: 'one' }).mails;
  expect(planOf({ roles: ['owner'] })).toMatchObject([{ templateId: 'code' }]);
  expect(planOf({ department: 'Management' })).toMatchObject([{ templateId: 'code' }]);
});

test.each([
  ['Buchhaltung', ['everyone', 'money']],
  ['Finance & IT', ['everyone', 'money', 'it']],
  ['Recepción', ['everyone', 'front-desk']],
  ['Kitchen', ['everyone']],
  ['', ['everyone']],
] as const)('roles of %j', (department, roles) => {
  expect(templateRolesOf(department, [])).toEqual(roles);
});

test('what the firm said of a person counts beside the department', () => {
  expect(templateRolesOf('Finance', ['it-admin', 'remote'])).toEqual(['everyone', 'it', 'money']);
});

const TIME_ZONE = 'Europe/Berlin';
const template = (id: string, changes: Partial<PlannedTemplate> = {}): PlannedTemplate => ({
  id,
  trick: 'package',
  level: 1,
  role: 'everyone',
  ...changes,
});
const TEMPLATES = LEVELS.flatMap((level) => [
  template(`package-${level}`, { level }),
  template(`qr-${level}`, { level, trick: 'qr' }),
  template(`invoice-${level}`, { level, trick: 'invoice', role: 'money' }),
]);
const person = (traineeId: string, changes: Partial<PlannedPerson> = {}): PlannedPerson => ({
  traineeId,
  department: '',
  roles: [],
  history: [],
  ...changes,
});
const NOW = new Date('2026-11-27T08:00:00Z');
const windows = workingWindows({ startsOn: '2026-11-30', days: 5, timeZone: TIME_ZONE }, NOW);
const plan = (people: readonly PlannedPerson[], chosen: readonly string[] = []) =>
  planCampaign({ people, templates: TEMPLATES, chosen, windows, seed: 'one' });

test('a person gets what they never got, of their level, about their work, and not the last trick again', () => {
  const history = [{ ...reported, templateId: 'package-1' }];
  expect(plan([person('a', { history })]).mails.map(({ templateId }) => templateId)).toEqual(['qr-1']);
  const higher = [...history, { ...reported, templateId: 'qr-1' }];
  expect(plan([person('a', { history: higher })]).mails).toMatchObject([{ templateId: 'package-2', level: 2 }]);
});

test('who has had all of them begins again with what they have not seen for the longest time, round after round', () => {
  const all = TEMPLATES.map(({ id }) => ({ ...ignored, templateId: id }));
  const next = (history: PlannedPerson['history'], chosen: readonly string[] = []) =>
    plan([person('a', { history })], chosen).mails.map(({ templateId }) => templateId);
  expect(next(all)).toEqual(['package-1']);
  const fitting = all.filter(({ templateId }) => !templateId.startsWith('invoice'));
  let history = fitting;
  for (let round = 2; round <= 4; round += 1) {
    const before = history.length;
    for (const _ of fitting) history = [...history, { ...ignored, templateId: next(history)[0] ?? '' }];
    expect(new Set(history.slice(before).map(({ templateId }) => templateId)).size).toBe(fitting.length);
  }
  expect(history.filter(({ templateId }, index) => templateId === history[index - 1]?.templateId)).toEqual([]);
  // Of chosen ones too, but never the same one twice in a row.
  expect(next(all, ['qr-3', 'invoice-3'])).toEqual(['qr-3']);
  expect(plan([person('a', { history: all })], ['invoice-3'])).toEqual({ mails: [], seenAll: ['a'] });
});

test('who has had all of a level gets the one beside it', () => {
  const all = TEMPLATES.map(({ id }) => ({ ...ignored, templateId: id }));
  const ofLevel = all.filter(({ templateId }) => templateId.endsWith('-1'));
  expect(plan([person('a', { history: ofLevel })]).mails).toMatchObject([{ level: 2 }]);
});

test('chosen templates come whatever the level and the work', () => {
  expect(plan([person('a'), person('b')], ['invoice-3']).mails.map(({ templateId }) => templateId)).toEqual([
    'invoice-3',
    'invoice-3',
  ]);
});

test('each person at most once, each in working hours, the same for the same seed, templates in turn', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 14 }), fc.string(), (count, days, seed) => {
      const people = Array.from({ length: count }, (_, index) => person(`p${index}`));
      const given = {
        people,
        templates: TEMPLATES,
        chosen: [],
        windows: workingWindows({ startsOn: '2026-11-27', days, timeZone: TIME_ZONE }, NOW),
        seed,
      };
      const { mails } = planCampaign(given);
      expect(planCampaign(given).mails).toEqual(mails);
      expect(new Set(mails.map(({ traineeId }) => traineeId)).size).toBe(count);
      expect(mails.every(({ sendAt }) => isWorkingTime(sendAt, TIME_ZONE) && sendAt >= NOW)).toBe(true);
      const times = mails.map(({ sendAt }) => sendAt.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      const shares = Object.values(Object.groupBy(mails, ({ templateId }) => templateId)).map(
        (one) => one?.length ?? 0,
      );
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});

test('no mail where no working hours are left', () => {
  const weekend = workingWindows({ startsOn: '2026-11-28', days: 2, timeZone: TIME_ZONE }, NOW);
  expect(weekend).toEqual([]);
  expect(
    planCampaign({ people: [person('a')], templates: TEMPLATES, chosen: [], windows: weekend, seed: '' }).mails,
  ).toEqual([]);
});

test.each([
  ['in the morning of a Friday', '2026-11-27T07:59:00Z', '2026-11-27T08:00:00.000Z'],
  ['within hours', '2026-11-27T12:34:56Z', '2026-11-27T12:34:56.000Z'],
  ['after hours on a Friday', '2026-11-27T15:30:00Z', '2026-11-30T08:00:00.000Z'],
  ['on a Sunday', '2026-11-29T12:00:00Z', '2026-11-30T08:00:00.000Z'],
  ['on the Friday before summer time', '2027-03-26T18:00:00Z', '2027-03-29T07:00:00.000Z'],
])('the next working hour %s', (_when, at, next) => {
  expect(nextWorkingInstant(new Date(at), TIME_ZONE).toISOString()).toBe(next);
});
