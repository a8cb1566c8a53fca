import { describe, expect, test } from 'vitest';
import type { FirmKnowledge, ToldWeakness } from '../facts/known-facts.ts';
import type { PortalFacts } from '../facts/portal-facts.ts';
import { sayEnglish } from '../texts/testing/say-english.ts';
import { planStart } from './plan-start.ts';

const NOTHING: PortalFacts = {
  headcount: 5,
  admins: 1,
  adminsWithSecondFactor: 1,
  training: null,
  policies: null,
  records: null,
  websites: null,
  phishing: null,
  outside: null,
};
const RDP: ToldWeakness = {
  fact: 'remote-control-closed',
  title: 'Remote desktop is open',
  leaves: 'no',
  reportedOn: '2026-11-19',
  href: '/concierge/weaknesses/1',
};
const known = (portal: Partial<PortalFacts> = {}, told: readonly ToldWeakness[] = []): FirmKnowledge => ({
  portal: { ...NOTHING, ...portal },
  answers: null,
  statements: new Map(),
  told,
  now: new Date('2026-11-22T10:00:00Z'),
});
const NETWORK = { elementPath: 'network', area: 'technology', evidence: ['portsFromOutside'] } as const;
const AWARENESS = { elementPath: 'awareness', area: 'people', evidence: ['training'] } as const;
const MAIL = { elementPath: 'email-domain', area: 'technology', evidence: ['mailFromOutside'] } as const;
const answered = (level: number) => ({ level, dontKnow: false, doesNotApply: false });
const team = (trained: number, late: number) => {
  const none = { assigned: 0, completed: 0, late: 0 };
  return { training: { people: 5, trained, finished: 0, late, fraudCourse: none, phishingCourse: none } };
};
const looked = (kind: string, vector: 'open_ports' | 'spf', grade: 'GOOD' | 'BAD', letter: 'A' | 'F') => ({
  outside: {
    day: 'Nov 22, 2026',
    grades: { [vector]: letter, ...(vector === 'spf' ? { dkim: 'A' as const } : {}) },
    findings: [{ vector, kind, grade, count: 1 }],
  },
});

describe('what an expert reported as serious', () => {
  test.each([0, 1, 2])('is a door for a firm that answered %i', (level) => {
    const start = planStart(NETWORK, answered(level), known({}, [RDP]), sayEnglish);
    expect(start).toMatchObject({ level, raised: null, door: { below: 3, href: RDP.href } });
    expect(start.door?.text).toContain('Remote desktop is open');
  });

  test.each([3, 4, 5])('holds an answer of %i at the level that it leaves', (level) => {
    const start = planStart(NETWORK, answered(level), known({}, [RDP]), sayEnglish);
    expect(start).toMatchObject({ level: 2, raised: { below: 3 }, door: { below: 3 } });
  });

  test('is a door where nobody answered, knows it, or thinks that it does not apply', () => {
    for (const answer of [undefined, { ...answered(0), doesNotApply: true }, { ...answered(0), dontKnow: true }])
      expect(planStart(NETWORK, answer, known({}, [RDP]), sayEnglish).door).toMatchObject({ below: 3 });
  });

  test('is a door of the element whose steps lead there, where no level states it', () => {
    const told = [{ ...RDP, fact: 'endpoint-detection' }] as const;
    const malware = { elementPath: 'malware', area: 'technology', evidence: [] } as const;
    expect(planStart(malware, answered(4), known({}, told), sayEnglish).door).toMatchObject({ below: 3 });
  });

  test('of less weight is no door, and holds an answer that says more', () => {
    const told = [{ ...RDP, leaves: 'partly' }] as const;
    expect(planStart(NETWORK, answered(4), known({}, told), sayEnglish)).toMatchObject({
      level: 2,
      raised: {},
      door: null,
    });
    expect(planStart(NETWORK, answered(1), known({}, told), sayEnglish)).toMatchObject({
      level: 1,
      raised: null,
      door: null,
    });
  });
});

test('what the look from outside sees open is a door, whatever was answered', () => {
  const open = known(looked('port-remote-control', 'open_ports', 'BAD', 'F'));
  for (const level of [0, 2, 5]) expect(planStart(NETWORK, answered(level), open, sayEnglish).door).not.toBeNull();
  expect(planStart(NETWORK, answered(5), open, sayEnglish).level).toBe(2);
});

test('what the portal sees in its own books is no door, and never lets an answer count for more than it shows', () => {
  const late = known(team(1, 4));
  expect(planStart(AWARENESS, answered(4), late, sayEnglish)).toMatchObject({
    level: 2,
    raised: { below: 3 },
    door: null,
  });
  expect(planStart(AWARENESS, answered(1), late, sayEnglish)).toMatchObject({ level: 1, raised: null, door: null });
});

test('what the portal sees whole is not planned again', () => {
  expect(planStart(AWARENESS, answered(1), known(team(5, 0)), sayEnglish)).toMatchObject({ level: 3, dontKnow: false });
  expect(planStart(AWARENESS, { ...answered(0), dontKnow: true }, known(team(5, 0)), sayEnglish)).toMatchObject({
    level: 3,
    dontKnow: false,
  });
  expect(planStart(MAIL, answered(1), known(looked('dmarc-enforced', 'spf', 'GOOD', 'A')), sayEnglish).level).toBe(4);
});

test('a corner that is sound leaves the plan as it is', () => {
  const closed = known(looked('none', 'open_ports', 'GOOD', 'A'));
  expect(planStart(NETWORK, answered(1), closed, sayEnglish)).toEqual({
    level: 1,
    dontKnow: false,
    raised: null,
    door: null,
  });
});

test('what is stated on the sheet as missing holds an answer that says more', () => {
  const statement = { value: 'no', note: '', statedBy: 'Dana', statedAt: '2026-11-20T10:00:00.000Z' } as const;
  const knowledge = { ...known(), statements: new Map([['backup-restored', statement]] as const) };
  const backup = { elementPath: 'backup', area: 'technology', evidence: [] } as const;
  expect(planStart(backup, answered(5), knowledge, sayEnglish)).toMatchObject({
    level: 3,
    raised: { below: 4 },
    door: null,
  });
});

describe('an open question', () => {
  const backup = { elementPath: 'backup', area: 'technology', evidence: [] } as const;
  const sheet = (value: 'no' | 'partly' | 'yes') => ({
    ...known(),
    statements: new Map([
      ['backup-complete', { value, note: '', statedBy: 'Dana', statedAt: '2026-11-20T10:00:00.000Z' }],
    ] as const),
  });

  test('is planned where the sheet says that something is missing', () => {
    const start = planStart(backup, undefined, sheet('no'), sayEnglish);
    expect(start).toMatchObject({ level: 0, dontKnow: false });
    expect(start.raised?.text).toBe('You have not answered this question yet. You answered that this is not done yet.');
  });

  test('is planned where an expert reported a weakness, though it is said not to apply', () => {
    const answer = { ...answered(0), doesNotApply: true };
    const start = planStart(NETWORK, answer, known({}, [{ ...RDP, leaves: 'partly' }]), sayEnglish);
    expect(start).toMatchObject({ level: 0, door: null });
    expect(start.raised?.text).toContain('You answered that this does not apply. An expert reported');
  });

  test('begins where the portal sees it, below what is missing', () => {
    expect(planStart(AWARENESS, undefined, known(team(1, 4)), sayEnglish)).toMatchObject({
      level: 0,
      raised: { below: 2 },
    });
    expect(planStart(AWARENESS, undefined, known(team(4, 1)), sayEnglish)).toMatchObject({
      level: 2,
      raised: { below: 3 },
    });
  });

  test('stays open where nothing is known to be missing', () => {
    expect(planStart(backup, undefined, sheet('yes'), sayEnglish)).toMatchObject({ level: null, raised: null });
    expect(planStart(NETWORK, undefined, known(), sayEnglish)).toMatchObject({ level: null, raised: null });
  });
});
