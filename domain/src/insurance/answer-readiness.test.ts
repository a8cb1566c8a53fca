import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OutsideFacts, SeenOutside } from '../maturity/outside-facts.ts';
import type { PortalFacts } from '../maturity/portal-facts.ts';
import { anyOutside } from '../maturity/testing/any-outside.ts';
import { answerReadiness, READINESS_STATES } from './answer-readiness.ts';
import type { StatedAnswer } from './readiness-facts.ts';
import { READINESS_QUESTIONS } from './readiness-questions.ts';

const NOTHING: PortalFacts = {
  headcount: 1,
  admins: 1,
  adminsWithSecondFactor: 0,
  training: null,
  policies: null,
  websites: null,
  outside: null,
};
const WEBSITES = {
  count: 1,
  scheduled: 1,
  scanned: 1,
  daysSinceScan: 3,
  daysOfScans: 120,
  highs: 0,
  oldHighs: 0,
  mailLooked: 1,
  mailUnsigned: 0,
  mailFaults: 0,
  mailRemarks: 0,
};
const NO_COURSE = { assigned: 0, completed: 0, late: 0 };
const team = (people: number, trained: number, late = 0) => ({
  people,
  trained,
  finished: 0,
  late,
  fraudCourse: NO_COURSE,
  phishingCourse: NO_COURSE,
});
const looked = (grades: OutsideFacts['grades'], ...findings: SeenOutside[]): OutsideFacts => ({
  day: 'Nov 22, 2026',
  grades,
  findings,
});
const RDP = { vector: 'open_ports', kind: 'port-remote-control', grade: 'BAD', count: 1 } as const;
const NO_DMARC = { vector: 'spf', kind: 'dmarc-not-enforced', grade: 'NEUTRAL', count: 1 } as const;
const EXPIRED = { vector: 'ssl_certificates', kind: 'certificate-outside-dates', grade: 'BAD', count: 1 } as const;
const question = (key: string) => {
  const found = READINESS_QUESTIONS.find((one) => one.key === key);
  if (found === undefined) throw new Error(`There is no question ${key}`);
  return found;
};
const says = (level: number, dontKnow = false): StatedAnswer => ({
  level,
  dontKnow,
  doesNotApply: null,
  answeredAt: '2026-11-01T10:00:00.000Z',
});
const answer = (
  key: string,
  portal: Partial<PortalFacts>,
  stated: Readonly<Record<string, StatedAnswer>> | null = {},
) =>
  answerReadiness(question(key), {
    portal: { ...NOTHING, ...portal },
    stated: stated === null ? null : new Map(Object.entries(stated)),
  });

describe('an insurer’s question', () => {
  test.each<[string, Parameters<typeof answer>, object]>([
    ['that the portal sees to be met', ['scans', { websites: WEBSITES }], { state: 'yes', basis: 'seen' }],
    ['that both say', ['scans', { websites: WEBSITES }, { website: says(3) }], { state: 'yes', basis: 'seen' }],
    [
      'that the portal sees not to be met is no yes, whatever is stated',
      ['second-factor', { admins: 2 }, { mfa: says(5) }],
      { state: 'partly', basis: 'stated', text: expect.stringContaining('You stated more') },
    ],
    ['that it sees not to be met, and nobody states', ['second-factor', { admins: 2 }], { state: 'no', basis: 'seen' }],
    [
      'of which it sees a corner alone stays open',
      ['second-factor', { adminsWithSecondFactor: 1 }],
      { state: 'unknown', basis: 'seen' },
    ],
    [
      'of which it sees a corner counts as it is stated',
      ['second-factor', { adminsWithSecondFactor: 1 }, { mfa: says(3) }],
      { state: 'yes', basis: 'stated' },
    ],
    [
      'that is seen whole and stated to be less counts as seen',
      ['scans', { websites: WEBSITES }, { website: says(1) }],
      { state: 'yes', basis: 'seen' },
    ],
    [
      'that is stated to be less than the portal sees counts as stated',
      ['second-factor', { adminsWithSecondFactor: 1 }, { mfa: says(1) }],
      { state: 'no', basis: 'stated' },
    ],
    [
      'with old high risks is no yes',
      ['high-risks', { websites: { ...WEBSITES, highs: 1, oldHighs: 1 } }],
      { state: 'partly', basis: 'seen' },
    ],
    ['about websites never scanned', ['scans', { websites: { ...WEBSITES, scanned: 0 } }], { state: 'no' }],
    ['that the firm states alone', ['backups-offline', {}, { backup: says(3) }], { state: 'yes', basis: 'stated' }],
    [
      'about a test that nobody told of is a no',
      ['backups-tested', {}, { backup: says(3) }],
      { state: 'no', basis: 'stated' },
    ],
    ['answered with I don’t know', ['patching', {}, { updates: says(0, true) }], { state: 'unknown' }],
    ['that nobody answered', ['patching', {}], { state: 'unknown', basis: 'none' }],
    ['in a plan without the assessment', ['patching', {}, null], { state: 'unknown', basis: 'none' }],
    [
      'about encryption that is sound from outside',
      ['encryption', { outside: looked({ ssl_certificates: 'A', ssl_configurations: 'A' }) }],
      { state: 'yes', basis: 'seen' },
    ],
    [
      'about encryption with a bad certificate',
      ['encryption', { outside: looked({ ssl_certificates: 'C' }, EXPIRED) }],
      { state: 'no', basis: 'seen' },
    ],
    ['about encryption that nobody looked at', ['encryption', {}], { state: 'unknown', basis: 'none' }],
    [
      'about an open remote desktop is no yes, whatever is stated',
      ['remote-access', { outside: looked({ open_ports: 'B' }, RDP) }, { network: says(5) }],
      { state: 'partly', basis: 'stated' },
    ],
    [
      'about ways in that nobody states, with a remote desktop',
      ['remote-access', { outside: looked({ open_ports: 'B' }, RDP) }],
      { state: 'no', basis: 'seen' },
    ],
    [
      'about ways in at addresses that are not all the firm has',
      ['remote-access', { outside: looked({ open_ports: 'A' }) }],
      { state: 'unknown', basis: 'seen' },
    ],
    [
      'about ways in that were not measured counts as it is stated',
      ['remote-access', { outside: looked({ spf: 'A' }, RDP) }, { network: says(3) }],
      { state: 'yes', basis: 'stated' },
    ],
    [
      'about mail that the scans find sound and the look from outside does not',
      ['mail-security', { websites: WEBSITES, outside: looked({ spf: 'A' }, NO_DMARC) }],
      { state: 'partly', basis: 'seen', text: expect.stringContaining('(Nov 22, 2026)') },
    ],
    [
      'about mail that the look from outside finds sound and the scans do not',
      ['mail-security', { websites: { ...WEBSITES, mailFaults: 1 }, outside: looked({ spf: 'A' }) }],
      { state: 'no', basis: 'seen' },
    ],
    [
      'about mail that no scan could look at',
      ['mail-security', { websites: { ...WEBSITES, mailLooked: 0 } }],
      { state: 'unknown', basis: 'none' },
    ],
    [
      'about mail that no scan could look at counts as it is stated',
      ['mail-security', { websites: { ...WEBSITES, mailLooked: 0 } }, { 'email-domain': says(4) }],
      { state: 'yes', basis: 'stated' },
    ],
    ['about mail that was looked at', ['mail-security', { websites: WEBSITES }], { state: 'yes', basis: 'seen' }],
    [
      'about training with people who are late is no yes',
      ['training', { training: team(8, 8, 2) }],
      { state: 'partly', basis: 'seen', text: expect.stringContaining('late') },
    ],
    [
      'about training with people who are late is no yes, whatever is stated',
      ['training', { training: team(8, 8, 2) }, { awareness: says(3) }],
      { state: 'partly', basis: 'seen' },
    ],
    [
      'about training of people who were invited today is no yes',
      ['training', { training: team(3, 0) }],
      { state: 'no', basis: 'seen', text: expect.stringContaining('0 of 3 people have completed') },
    ],
    [
      'about training that the firm itself denies is no yes by invitations',
      ['training', { training: team(3, 0) }, { awareness: says(0) }],
      { state: 'no' },
    ],
    ['about training of all', ['training', { training: team(3, 3) }], { state: 'yes', basis: 'seen' }],
    [
      'about training of all who were added, of a larger firm',
      ['training', { headcount: 11, training: team(6, 6) }],
      { state: 'partly', text: expect.stringContaining('6 of 11 people') },
    ],
    [
      'about sign-offs of one person who was asked, of eight',
      [
        'sign-offs',
        {
          training: team(8, 8),
          policies: { active: ['privacy'], reviewsDue: 0, asked: 1, acknowledged: 1, askedPeople: 1 },
        },
      ],
      { state: 'partly', basis: 'seen', text: expect.stringContaining('1 of 8 people was asked') },
    ],
    [
      'about old risks of websites that were scanned yesterday for the first time',
      ['high-risks', { websites: { ...WEBSITES, daysSinceScan: 1, daysOfScans: 1 } }],
      { state: 'partly', basis: 'seen', text: expect.stringContaining('go back 1 day only') },
    ],
    [
      'about websites of which not all are scanned is no yes, whatever is stated',
      ['scans', { websites: { ...WEBSITES, count: 3, scheduled: 2 } }, { website: says(5) }],
      { state: 'partly' },
    ],
    [
      'about a set of policies that are not those of the set',
      ['policies', { policies: { active: [...'abcdefgh'], reviewsDue: 0, asked: 0, acknowledged: 0, askedPeople: 0 } }],
      { state: 'partly', text: expect.stringContaining('8 subjects') },
    ],
    [
      'about what the firm does not have',
      ['remote-access', {}, { network: { ...says(0), doesNotApply: 'Everybody works at home.' } }],
      { state: 'not-applicable', basis: 'stated', text: expect.stringContaining('Everybody works at home.') },
    ],
    [
      'about what the firm says it does not have, and the portal sees',
      ['scans', { websites: { ...WEBSITES, scanned: 0 } }, { website: { ...says(0), doesNotApply: 'No website.' } }],
      { state: 'no', basis: 'seen' },
    ],
    ['that only the firm knows', ['past-incidents', {}], { state: 'yours', basis: 'none' }],
  ])('%s', (_title, input, expected) => {
    expect(answer(...input)).toMatchObject(expected);
  });

  test('is asked once each, and each that can be known has a place to do something about it', () => {
    expect(new Set(READINESS_QUESTIONS.map(({ key }) => key)).size).toBe(READINESS_QUESTIONS.length);
    for (const { stated, evidence, href } of READINESS_QUESTIONS)
      expect(href === null).toBe(stated === null && evidence.length === 0);
  });

  test('never gets a better answer by a lower statement', () => {
    const rank = (state: string) => ['no', 'partly', 'yes'].indexOf(state);
    const level = fc.integer({ min: 0, max: 5 });
    const facts = fc.record({
      admins: fc.integer({ min: 1, max: 8 }),
      websites: fc.option(
        fc
          .record({ mailFaults: fc.nat(2), mailLooked: fc.nat(1), oldHighs: fc.nat(2) })
          .map((faults) => ({ ...WEBSITES, ...faults })),
        { nil: null },
      ),
      outside: fc.option(anyOutside),
    });
    fc.assert(
      fc.property(fc.constantFrom(...READINESS_QUESTIONS), facts, level, level, (one, portal, a, b) => {
        if (one.stated === null) return;
        const state = (stated: number) => answer(one.key, portal, { [one.stated?.element ?? '']: says(stated) }).state;
        expect(READINESS_STATES).toContain(state(a));
        expect(rank(state(Math.min(a, b)))).toBeLessThanOrEqual(rank(state(Math.max(a, b))));
      }),
    );
  });
});
