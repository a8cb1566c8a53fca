import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVIDENCE_RULES } from '../facts/evidence-rules.ts';
import { EVIDENCE_KINDS, type EvidenceKind, type PortalFacts } from '../facts/portal-facts.ts';
import { anyPortalFacts } from '../facts/testing/any-portal-facts.ts';
import { sayEnglish } from '../texts/testing/say-english.ts';
import { MATURITY_AREAS } from './levels.ts';
import { weighAnswer } from './weigh-answer.ts';

const course = { assigned: 0, completed: 0, late: 0 };
const NEW_FIRM: PortalFacts = {
  headcount: 1,
  admins: 1,
  adminsWithSecondFactor: 0,
  training: { people: 0, trained: 0, finished: 0, late: 0, fraudCourse: course, phishingCourse: course },
  policies: { active: [], reviewsDue: 0, asked: 0, acknowledged: 0, askedPeople: 0 },
  records: null,
  websites: {
    count: 0,
    scheduled: 0,
    scanned: 0,
    daysSinceScan: null,
    daysOfScans: null,
    highs: 0,
    oldHighs: 0,
    disputedHighs: 0,
    mailLooked: 0,
    mailUnsigned: 0,
    mailFaults: 0,
    mailRemarks: 0,
  },
  phishing: null,
  outside: null,
};
const scanned = {
  count: 2,
  scheduled: 2,
  scanned: 2,
  daysSinceScan: 7,
  daysOfScans: 400,
  highs: 0,
  oldHighs: 0,
  disputedHighs: 0,
  mailLooked: 2,
  mailUnsigned: 0,
  mailFaults: 0,
  mailRemarks: 0,
};

const SET = [
  'information-security',
  'acceptable-use',
  'access-control',
  'password-authentication',
  'awareness-training',
  'vulnerability-patching',
  'backup-recovery',
  'incident-response',
];
const team = (changes: Partial<NonNullable<PortalFacts['training']>>) => ({
  training: { people: 9, trained: 9, finished: 0, late: 0, fraudCourse: course, phishingCourse: course, ...changes },
});
const policies = (changes: Partial<NonNullable<PortalFacts['policies']>>) => ({
  policies: { active: ['a'], reviewsDue: 0, asked: 0, acknowledged: 0, askedPeople: 0, ...changes },
});

const weigh = (
  kind: EvidenceKind,
  level: number,
  facts: Partial<PortalFacts>,
  area: (typeof MATURITY_AREAS)[number] = 'process',
) => weighAnswer({ level, dontKnow: false, area, evidence: [kind] }, { ...NEW_FIRM, ...facts }, sayEnglish);
/** A plus is supported, a minus contradicted. */
describe('what each kind of evidence says of the answers 1 to 5', () => {
  const marks = (kind: EvidenceKind, facts: Partial<PortalFacts>, area?: (typeof MATURITY_AREAS)[number]) =>
    [1, 2, 3, 4, 5]
      .map((level) => ({ claimed: '?', supported: '+', contradicted: '-' })[weigh(kind, level, facts, area).verdict])
      .join('');

  test.each<[string, EvidenceKind, Partial<PortalFacts>, string]>([
    ['nobody has a second step', 'secondFactor', { admins: 2 }, '??---'],
    ['some have a second step', 'secondFactor', { admins: 2, adminsWithSecondFactor: 1 }, '??---'],
    ['all have a second step', 'secondFactor', { admins: 2, adminsWithSecondFactor: 2 }, '+????'],
    ['one admin', 'admins', { admins: 1 }, '?????'],
    ['two admins', 'admins', { admins: 2 }, '++???'],
    ['no team', 'training', {}, '?????'],
    ['nobody is late', 'training', team({}), '+++??'],
    ['one is late', 'training', team({ late: 1 }), '+++--'],
    ['some are not trained, and late', 'training', team({ trained: 7, late: 1 }), '++---'],
    ['half are late', 'training', team({ people: 8, late: 4 }), '??---'],
    ['all were invited today', 'training', team({ trained: 0 }), '+????'],
    ['most are trained', 'training', team({ trained: 6 }), '++???'],
    ['all of those who were added, of a larger firm', 'training', { headcount: 21, ...team({}) }, '+????'],
    ['all have done all courses', 'training', team({ finished: 9 }), '++++?'],
    ['no policy', 'policies', {}, '??---'],
    ['two policies', 'policies', policies({ active: ['a', 'b'] }), '++???'],
    ['the set of policies', 'policies', policies({ active: SET }), '+++??'],
    ['eight others', 'policies', policies({ active: [...'abcdefgh'] }), '++???'],
    ['a review is due', 'policies', policies({ active: SET, reviewsDue: 1 }), '++?--'],
    ['nobody was asked', 'signOff', {}, '?????'],
    ['few have confirmed', 'signOff', policies({ asked: 10, acknowledged: 4 }), '??---'],
    ['many have confirmed', 'signOff', policies({ asked: 10, acknowledged: 6 }), '++?--'],
    ['nearly all have confirmed', 'signOff', policies({ asked: 10, acknowledged: 9 }), '++?--'],
    ['all have confirmed', 'signOff', policies({ asked: 10, acknowledged: 10, askedPeople: 10 }), '+++??'],
    ['all of the set', 'signOff', policies({ active: SET, asked: 80, acknowledged: 80, askedPeople: 10 }), '++++?'],
    [
      'all of the one who was asked, of eleven',
      'signOff',
      { headcount: 11, ...policies({ asked: 1, acknowledged: 1, askedPeople: 1 }) },
      '++???',
    ],
    ['rules that all have confirmed', 'rulesSigned', policies({ asked: 10, acknowledged: 10 }), '++???'],
    ['rules that one has not confirmed', 'rulesSigned', policies({ asked: 10, acknowledged: 9 }), '+?---'],
    ['no plan for a bad day', 'incidentPolicies', {}, '??---'],
    ['a plan for a bad day', 'incidentPolicies', policies({ active: ['incident-response'] }), '++???'],
    ['no website', 'scans', {}, '?????'],
    [
      'websites and no scan',
      'scans',
      { websites: { ...scanned, scanned: 0, scheduled: 0, daysSinceScan: null } },
      '??---',
    ],
    ['an old scan', 'scans', { websites: { ...scanned, scheduled: 0, daysSinceScan: 101 } }, '??---'],
    ['scans by a schedule', 'scans', { websites: scanned }, '++++?'],
    ['scans of one by a schedule', 'scans', { websites: { ...scanned, scheduled: 1 } }, '++---'],
    ['a first scan', 'findings', { websites: { ...scanned, daysOfScans: 7 } }, '++???'],
    ['an old high risk', 'findings', { websites: { ...scanned, highs: 1, oldHighs: 1 } }, '++?--'],
    ['no mail records', 'mailDomain', { websites: { ...scanned, mailFaults: 1 } }, '??---'],
    ['weak mail records', 'mailDomain', { websites: { ...scanned, mailRemarks: 1 } }, '++?--'],
    ['good mail records', 'mailDomain', { websites: scanned }, '++++?'],
    ['no look at mail records', 'mailDomain', { websites: { ...scanned, mailLooked: 0 } }, '?????'],
    ['a look at those of one website', 'mailDomain', { websites: { ...scanned, mailLooked: 1 } }, '++???'],
    ['mail that nothing signs', 'mailDomain', { websites: { ...scanned, mailUnsigned: 1 } }, '++???'],
    ['faults in an earlier look', 'mailDomain', { websites: { ...scanned, mailLooked: 0, mailFaults: 1 } }, '??---'],
    ['a website never scanned', 'findings', { websites: { ...scanned, count: 3 } }, '++???'],
    ['the plan has none of it', 'scans', { websites: null, policies: null, training: null }, '?????'],
  ])('%s', (_name, kind, facts, expected) => {
    expect(marks(kind, facts)).toBe(expected);
  });

  test('many people with all rights do not fit an answer about rights, and say nothing about responsibility', () => {
    expect(marks('admins', { admins: 6 }, 'technology')).toBe('??---');
    expect(marks('admins', { admins: 6 }, 'people')).toBe('++???');
  });

  test('a sound website says little about the updates of everything else', () => {
    expect(marks('findings', { websites: scanned }, 'technology')).toBe('+++++');
    expect(marks('findings', { websites: { ...scanned, daysOfScans: 100 } }, 'technology')).toBe('++++?');
    expect(marks('findings', { websites: scanned }, 'process')).toBe('++???');
    const newHigh = { websites: { ...scanned, highs: 1 } };
    expect(marks('findings', newHigh, 'technology')).toBe('+++??');
    expect(marks('findings', newHigh, 'process')).toBe('++???');
  });
});

test('one thing that does not fit counts more than one that does', () => {
  const answer = {
    level: 3,
    dontKnow: false,
    area: 'technology',
    evidence: ['findings', 'scans', 'mailDomain'],
  } as const;
  const facts = { ...NEW_FIRM, websites: { ...scanned, mailFaults: 1 } };
  expect(weighAnswer(answer, facts, sayEnglish).verdict).toBe('contradicted');
});

test('without anything to see an answer is taken at its word', () => {
  const answer = { level: 4, dontKnow: false, area: 'process', evidence: [] } as const;
  expect(weighAnswer(answer, NEW_FIRM, sayEnglish)).toEqual({
    verdict: 'claimed',
    text: 'The portal cannot see this on its own, so it takes your word for it.',
    href: null,
  });
  expect(weighAnswer({ ...answer, level: 0, dontKnow: true }, NEW_FIRM, sayEnglish).text).toMatch(
    /someone has to find out\.$/,
  );
});

test('who does not know is told what the portal knows', () => {
  const facts = { ...NEW_FIRM, websites: scanned };
  const answer = { level: 0, area: 'technology', evidence: ['scans'] } as const;
  expect(weighAnswer({ ...answer, dontKnow: true }, facts, sayEnglish).text).toMatch(
    /^This may help you find out: all of your/,
  );
  expect(weighAnswer({ ...answer, dontKnow: false }, facts, sayEnglish).text).toMatch(
    /^You may be further along than you think: all of/,
  );
});

test('whatever the portal knows: a higher answer is never better backed than a lower one, and each says why', () => {
  const order = ['supported', 'claimed', 'contradicted'];
  fc.assert(
    fc.property(
      anyPortalFacts,
      fc.constantFrom(...MATURITY_AREAS),
      fc.uniqueArray(fc.constantFrom(...EVIDENCE_KINDS)),
      (facts, area, evidence) => {
        const weighed = [1, 2, 3, 4, 5].map((level) =>
          weighAnswer({ level, dontKnow: false, area, evidence }, facts, sayEnglish),
        );
        const ranks = weighed.map(({ verdict }) => order.indexOf(verdict));
        expect(ranks).toEqual(ranks.toSorted());
        expect(weighAnswer({ level: 0, dontKnow: true, area, evidence }, facts, sayEnglish).verdict).toBe('claimed');
        for (const { text } of weighed) expect(text).toMatch(/^[A-Z].+[.?]$/);
        for (const kind of evidence) {
          const finding = EVIDENCE_RULES[kind](facts, area, sayEnglish);
          if (finding?.contradictsFrom != null) expect(finding.contradictsFrom).toBeGreaterThan(finding.supports);
        }
      },
    ),
  );
});
