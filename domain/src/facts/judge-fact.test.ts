import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weighAnswer } from '../maturity/weigh-answer.ts';
import { sayEnglish } from '../texts/testing/say-english.ts';
import { FACT_VALUES, STATABLE_VALUES } from './fact.ts';
import { FACT_KEYS, type FactKey, factOf } from './facts.ts';
import { judgeFact, judgeFacts } from './judge-fact.ts';
import type { FactStatement, FirmKnowledge, StatedAnswer, ToldWeakness } from './known-facts.ts';
import type { OutsideFacts, SeenOutside } from './outside-facts.ts';
import type { PortalFacts } from './portal-facts.ts';
import { anyPortalFacts } from './testing/any-portal-facts.ts';
import { toldOfElement } from './told-of-element.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const NOTHING: PortalFacts = {
  headcount: 1,
  admins: 1,
  adminsWithSecondFactor: 0,
  training: null,
  policies: null,
  records: null,
  websites: null,
  phishing: null,
  outside: null,
};
const ALL_REGISTERS = ['suppliers', 'devices', 'access-reviews', 'restore-tests', 'risks'];
const WEBSITES = {
  count: 1,
  scheduled: 1,
  scanned: 1,
  daysSinceScan: 3,
  daysOfScans: 120,
  highs: 0,
  oldHighs: 0,
  disputedHighs: 0,
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
const says = (level: number, dontKnow = false): StatedAnswer => ({
  level,
  dontKnow,
  doesNotApply: null,
  answeredAt: '2026-11-01T10:00:00.000Z',
});
const states = (value: FactStatement['value'], note = ''): FactStatement => ({
  value,
  note,
  statedBy: 'Dana Hill',
  statedAt: '2026-11-10T10:00:00.000Z',
});
const told = (fact: FactKey, leaves: ToldWeakness['leaves'] = 'no'): ToldWeakness => ({
  fact,
  title: 'Remote desktop of the office computer is open',
  leaves,
  reportedOn: '2026-11-19',
  href: '/concierge/weaknesses/1',
});

type Known = {
  readonly portal?: Partial<PortalFacts>;
  readonly answers?: Readonly<Record<string, StatedAnswer>> | null;
  readonly statements?: Readonly<Partial<Record<FactKey, FactStatement>>>;
  readonly told?: readonly ToldWeakness[];
};
const knowledge = ({ portal = {}, answers = {}, statements = {}, told: weaknesses = [] }: Known): FirmKnowledge => ({
  portal: { ...NOTHING, ...portal },
  answers: answers === null ? null : new Map(Object.entries(answers)),
  statements: new Map(Object.entries(statements) as [FactKey, FactStatement][]),
  told: weaknesses,
  now: NOW,
});

describe('a fact', () => {
  test.each<[string, FactKey, Known, object]>([
    ['seen to be so', 'websites-scanned', { portal: { websites: WEBSITES } }, { value: 'yes', basis: 'seen' }],
    [
      'both seen and stated',
      'websites-scanned',
      { portal: { websites: WEBSITES }, answers: { website: says(3) } },
      { value: 'yes', basis: 'seen', contradicted: null },
    ],
    [
      'seen whole, and stated to be less',
      'websites-scanned',
      { portal: { websites: WEBSITES }, answers: { website: says(1) } },
      { value: 'yes', basis: 'seen' },
    ],
    ['nobody scanned', 'websites-scanned', { portal: { websites: { ...WEBSITES, scanned: 0 } } }, { value: 'no' }],
    ['nobody asked or looked at', 'updates-deadlines', {}, { value: 'unknown', basis: 'none' }],
    ['of a plan without the assessment', 'updates-deadlines', { answers: null }, { value: 'unknown', basis: 'none' }],
    [
      'answered with I don’t know',
      'updates-deadlines',
      { answers: { updates: says(0, true) } },
      { value: 'unknown', basis: 'stated' },
    ],
    ['stated alone', 'backup-apart', { answers: { backup: says(3) } }, { value: 'yes', basis: 'stated' }],
    [
      'left open by the words of a level',
      'backup-restored',
      { answers: { backup: says(3) } },
      { value: 'unknown', text: expect.stringContaining('leaves this open') },
    ],
    [
      'left open by a level and stated on the sheet',
      'backup-restored',
      { answers: { backup: says(3) }, statements: { 'backup-restored': states('yes', 'Accounts, in May.') } },
      { value: 'yes', by: 'Dana Hill', text: 'You said so. Keep the proof handy. Accounts, in May.' },
    ],
    [
      'stated on the sheet to be more than in the assessment',
      'second-factor-remote',
      { answers: { mfa: says(1) }, statements: { 'second-factor-remote': states('yes') } },
      { value: 'no', text: expect.stringContaining('Your insurance sheet claims more than this') },
    ],
    [
      'a second factor that the own sign-in lacks',
      'second-factor-admins',
      { portal: { admins: 2 }, answers: { mfa: says(5) } },
      { value: 'no', basis: 'seen', contradicted: { value: 'yes', at: '2026-11-01T10:00:00.000Z' } },
    ],
    [
      'a second factor that the own sign-in has says nothing of others',
      'second-factor-admins',
      { portal: { adminsWithSecondFactor: 1 } },
      { value: 'unknown', basis: 'seen' },
    ],
    [
      'an open remote desktop, stated to be closed',
      'remote-control-closed',
      { portal: { outside: looked({ open_ports: 'B' }, RDP) }, answers: { network: says(5) } },
      { value: 'no', basis: 'seen', contradicted: { value: 'yes' } },
    ],
    [
      'ways in that are sound at the addresses of the domain',
      'remote-control-closed',
      { portal: { outside: looked({ open_ports: 'A' }) } },
      { value: 'unknown', basis: 'seen' },
    ],
    [
      'ways in that were not measured',
      'remote-control-closed',
      { portal: { outside: looked({ spf: 'A' }, RDP) }, answers: { network: says(3) } },
      { value: 'yes', basis: 'stated' },
    ],
    [
      'an expert says is not so, where the look from outside saw nothing',
      'remote-control-closed',
      {
        portal: { outside: looked({ open_ports: 'A' }) },
        answers: { network: says(4) },
        told: [told('remote-control-closed')],
      },
      { value: 'no', basis: 'told', at: '2026-11-19', contradicted: { value: 'yes' }, href: '/concierge/weaknesses/1' },
    ],
    [
      'an expert has a lesser remark on',
      'mail-domain',
      { portal: { websites: WEBSITES }, told: [told('mail-domain', 'partly')] },
      { value: 'partly', basis: 'told' },
    ],
    [
      'mail that scans find sound and the look from outside does not',
      'mail-domain',
      { portal: { websites: WEBSITES, outside: looked({ spf: 'A' }, NO_DMARC) } },
      { value: 'partly', basis: 'seen', text: expect.stringContaining('on Nov 22, 2026') },
    ],
    [
      'mail that the look from outside finds sound and scans do not',
      'mail-domain',
      { portal: { websites: { ...WEBSITES, mailFaults: 1 }, outside: looked({ spf: 'A' }) } },
      { value: 'no', basis: 'seen' },
    ],
    [
      'mail that no scan could look at',
      'mail-domain',
      { portal: { websites: { ...WEBSITES, mailLooked: 0 } } },
      { value: 'unknown', basis: 'none' },
    ],
    [
      'mail whose false copies are reported and not held back',
      'mail-domain',
      { answers: { 'email-domain': says(3) } },
      { value: 'partly', basis: 'stated' },
    ],
    [
      'encryption that is sound from outside',
      'web-encryption',
      { portal: { outside: looked({ ssl_certificates: 'A', ssl_configurations: 'A' }) } },
      { value: 'yes', basis: 'seen' },
    ],
    [
      'encryption with an expired certificate',
      'web-encryption',
      { portal: { outside: looked({ ssl_certificates: 'C' }, EXPIRED) } },
      { value: 'no', basis: 'seen' },
    ],
    [
      'training with people who are late, whatever is stated',
      'trained-yearly',
      { portal: { training: team(8, 7, 2) }, answers: { awareness: says(3) } },
      { value: 'partly', basis: 'seen', text: expect.stringContaining('behind'), contradicted: { value: 'yes' } },
    ],
    [
      'training of all in the last year, some of them late with the next course',
      'trained-yearly',
      { portal: { training: team(8, 8, 2) } },
      {
        value: 'yes',
        text: expect.stringMatching(/^8 of 8 people .+ 2 of 8 people in the training program are behind/),
      },
    ],
    [
      'training of people who were invited today',
      'trained-yearly',
      { portal: { training: team(3, 0) }, answers: { awareness: says(0) } },
      { value: 'no', text: expect.stringContaining('0 of 3 people have completed') },
    ],
    [
      'training of all who were added, of a larger firm',
      'trained-yearly',
      { portal: { headcount: 11, training: team(6, 6) } },
      { value: 'partly', text: expect.stringContaining('6 of at least 11 people have completed') },
    ],
    [
      'sign-offs of one person who was asked, of eight',
      'policies-confirmed',
      {
        portal: {
          training: team(8, 8),
          policies: { active: ['privacy'], reviewsDue: 0, asked: 1, acknowledged: 1, askedPeople: 1 },
        },
      },
      { value: 'no', text: expect.stringContaining('1 of 8 people has been asked') },
    ],
    [
      'serious weaknesses of websites that were scanned yesterday for the first time',
      'serious-weaknesses-closed',
      { portal: { websites: { ...WEBSITES, daysSinceScan: 1, daysOfScans: 1 } } },
      { value: 'partly', text: expect.stringContaining('goes back only 1 day') },
    ],
    [
      'serious weaknesses that the firm itself calls false positives',
      'serious-weaknesses-closed',
      { portal: { websites: { ...WEBSITES, disputedHighs: 2 } } },
      {
        value: 'partly',
        text: expect.stringContaining('Your own people marked 2 high-risk issues from the scans as false positives.'),
      },
    ],
    [
      'about what the firm does not have',
      'remote-control-closed',
      { answers: { network: { ...says(0), doesNotApply: 'Everybody works at home.' } } },
      { value: 'not-applicable', text: expect.stringContaining('Everybody works at home.') },
    ],
    [
      'about what the firm says it does not have, and the portal sees',
      'websites-scanned',
      {
        portal: { websites: { ...WEBSITES, scanned: 0 } },
        answers: { website: { ...says(0), doesNotApply: 'No website.' } },
      },
      { value: 'no', basis: 'seen', contradicted: { value: 'not-applicable' } },
    ],
  ])('%s', (_title, key, known, expected) => {
    expect(judgeFact(key, knowledge(known), sayEnglish)).toMatchObject(expected);
  });

  test.each([
    ['none of which are kept here', { kept: [], open: 0, overdue: 0 }, 'unknown'],
    ['of which most are overdue', { kept: ['keys'], open: 3, overdue: 2 }, 'no'],
    ['of which some are overdue', { kept: ALL_REGISTERS, open: 4, overdue: 2 }, 'partly'],
    ['that are current in a few registers', { kept: ['keys', 'risks'], open: 4, overdue: 0 }, 'partly'],
    ['that are current in all that every firm needs', { kept: ALL_REGISTERS, open: 4, overdue: 0 }, 'yes'],
    ['that are all closed', { kept: ALL_REGISTERS, open: 0, overdue: 0 }, 'yes'],
  ] as const)('of records %s is %o: %s', (_title, records, value) => {
    const portal = { ...NOTHING, records };
    const known = { portal, answers: null, statements: new Map(), told: [], now: NOW };
    const fact = judgeFact('records-kept', known, sayEnglish);
    expect(fact).toMatchObject({ value, href: value === 'unknown' ? null : '/registers' });
  });

  test('is to be confirmed 90 days after it was stated', () => {
    const at = (day: string) =>
      judgeFact(
        'backup-apart',
        knowledge({ answers: { backup: { ...says(3), answeredAt: `${day}T12:00:00.000Z` } } }),
        sayEnglish,
      );
    expect(at('2026-08-24').isStale).toBe(false);
    expect(at('2026-08-23').isStale).toBe(true);
  });

  test('is asked once, in words of its own, about something that somebody could show', () => {
    expect(FACT_KEYS.length).toBeGreaterThanOrEqual(60);
    const questions = FACT_KEYS.map((key) => factOf(key).question.text);
    expect(new Set(questions).size).toBe(questions.length);
    for (const key of FACT_KEYS) {
      const { question, why, proof } = factOf(key);
      expect(question.text).toMatch(/^[A-Z].+\?( Note .+\.)?$/);
      for (const { text } of [why, proof]) expect(text).toMatch(/^[A-Z].+\.$/);
    }
  });
});

const level = fc.integer({ min: 0, max: 5 });
const elements = [...new Set(FACT_KEYS.flatMap((key) => factOf(key).stated?.element ?? []))];
const anyKnowledge = fc
  .record({
    portal: anyPortalFacts,
    levels: fc.dictionary(fc.constantFrom(...elements), level),
    statements: fc.dictionary(fc.constantFrom<string>(...FACT_KEYS), fc.constantFrom(...STATABLE_VALUES)),
    told: fc.array(
      fc.record({ fact: fc.constantFrom(...FACT_KEYS), leaves: fc.constantFrom('no' as const, 'partly' as const) }),
      { maxLength: 4 },
    ),
  })
  .map(({ portal, levels, statements, told: weaknesses }) =>
    knowledge({
      portal,
      answers: Object.fromEntries(Object.entries(levels).map(([element, stated]) => [element, says(stated)])),
      statements: Object.fromEntries(Object.entries(statements).map(([key, value]) => [key, states(value)])),
      told: weaknesses.map(({ fact, leaves }) => told(fact, leaves)),
    }),
  );
const rank = (value: string) => ['no', 'partly', 'yes'].indexOf(value);

test('whatever is known: each fact has a value and says why, and an open weakness is never a yes', () => {
  fc.assert(
    fc.property(anyKnowledge, (known) => {
      for (const fact of judgeFacts(known, sayEnglish)) {
        expect(FACT_VALUES).toContain(fact.value);
        expect(fact.text).toMatch(/^\S.+\S$/);
        const weaknesses = known.told.filter((one) => one.fact === fact.key);
        for (const { leaves } of weaknesses) expect(rank(fact.value)).toBeLessThanOrEqual(rank(leaves));
        // Without sight of all, nobody's word is no yes.
        if (fact.value === 'yes' && fact.basis === 'seen') expect(factOf(fact.key).seesAll).toBe(true);
        if (fact.contradicted !== null) expect(rank(fact.value)).not.toBe(rank('yes'));
      }
    }),
  );
});

test('who states less never stands better', () => {
  fc.assert(
    fc.property(anyKnowledge, fc.constantFrom(...FACT_KEYS), level, level, (known, key, one, other) => {
      const element = factOf(key).stated?.element;
      if (element === undefined) return;
      const at = (stated: number) =>
        judgeFact(key, { ...known, answers: new Map([...(known.answers ?? []), [element, says(stated)]]) }, sayEnglish)
          .value;
      const [less, more] = [at(Math.min(one, other)), at(Math.max(one, other))];
      if (less !== 'unknown' && more !== 'unknown' && less !== 'not-applicable' && more !== 'not-applicable')
        expect(rank(less)).toBeLessThanOrEqual(rank(more));
    }),
  );
});

test('where an expert or the sheet speaks against an answer, the assessment says so too', () => {
  fc.assert(
    fc.property(anyKnowledge, fc.constantFrom(...FACT_KEYS), (known, key) => {
      const { stated } = factOf(key);
      if (stated === null || !known.told.some((one) => one.fact === key && one.leaves === 'no')) return;
      const answer = {
        level: stated.yesFrom,
        dontKnow: false,
        area: 'technology' as const,
        evidence: [],
        told: toldOfElement(stated.element, known, sayEnglish),
      };
      expect(weighAnswer(answer, known.portal, sayEnglish).verdict).toBe('contradicted');
    }),
  );
});
