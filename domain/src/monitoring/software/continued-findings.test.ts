import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FollowedChanges, type FollowedScan, followScan } from '../follow-scan.ts';
import type { FollowedFinding, SeenFinding } from '../followed-finding.ts';
import { caseRankOf } from './case-rank.ts';
import { continuedFindings, weaknessOf } from './continued-findings.ts';
import { softwareOf } from './software-of.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const CASES = {
  old: { checkId: 'P13', variant: 'wordpress-outdated', severity: 'medium', subject: '' },
  possible: { checkId: 'P28', variant: 'flaw-possible', severity: 'medium', subject: 'WordPress' },
  flawed: { checkId: 'P28', variant: 'flaw-high', severity: 'high', subject: 'WordPress' },
  attacked: { checkId: 'P28', variant: 'flaw-exploited', severity: 'high', subject: 'WordPress' },
} as const;
type Case = keyof typeof CASES;

/** As the engine names it: by check, case and host. */
const sightingOf = (name: Case, host = 'shop.example'): SeenFinding => ({
  ...CASES[name],
  fingerprint: `${name} on ${host}`,
  place: `https://${host}/`,
});

type Look = { readonly sees: readonly Case[]; readonly leavesOut?: readonly string[] };

/** The findings after a scan, as a store holds them. */
function afterScan(known: readonly FollowedFinding[], { sees, leavesOut = [] }: Look, at: Date) {
  const seen = sees.map((name) => sightingOf(name));
  const continued = continuedFindings(known, seen);
  const findings = seen.map((one) => ({ ...one, fingerprint: continued.get(one.fingerprint) ?? one.fingerprint }));
  const hasTested: FollowedScan['hasTested'] = ({ checkId }) => !leavesOut.includes(checkId);
  const changes = followScan(known, { at, level: 'safe', findings, hasTested });
  const all = [...known, ...Object.values(changes).flat()];
  return { changes, known: [...new Map(all.map((one) => [one.fingerprint, one])).values()] };
}

function follow(looks: readonly Look[], known: readonly FollowedFinding[] = []) {
  const told: (keyof FollowedChanges)[][] = [];
  let findings = known;
  looks.forEach((look, index) => {
    const after = afterScan(findings, look, day(index + 1));
    findings = after.known;
    const groups = ['added', 'reopened', 'worsened', 'stillThere', 'fixed'] as const;
    told.push(groups.filter((group) => after.changes[group].length > 0));
  });
  return { findings, told };
}

test.each([
  ['Apache', 'P13', 'server-end-of-life', 'apache'],
  ['Apache HTTP Server', 'P28', 'flaw-high', 'apache'],
  ['', 'P13', 'wordpress-outdated', 'wordpress'],
  ['WordPress', 'P28', 'flaw-high', 'wordpress'],
  ['WooCommerce', 'P28', 'flaw-high', 'woocommerce'],
  ['jquery 1.12.4', 'P12', 'vulnerable-library-medium', 'library jquery 1.12.4'],
  ['session', 'P07', 'cookie-not-secure', null],
])('%s of %s is known by one name', (subject, checkId, variant, name) => {
  expect(softwareOf({ checkId, variant, subject })).toBe(name);
});

describe('one history', () => {
  test.each<[string, readonly Look[], readonly string[], Partial<FollowedFinding>]>([
    [
      'of an old version whose flaws become known and are attacked',
      [{ sees: ['old'] }, { sees: ['flawed'] }, { sees: ['attacked'] }, { sees: ['attacked'] }],
      ['added', 'worsened', 'worsened', 'stillThere'],
      { variant: 'flaw-exploited', state: 'open', worsenedAt: day(3), seenLevel: 'safe' },
    ],
    [
      'of known flaws that are gone while the version is still old',
      [{ sees: ['attacked'] }, { sees: ['old'] }],
      ['added', 'stillThere'],
      { checkId: 'P13', severity: 'medium', state: 'open', worsenedAt: null },
    ],
    [
      'of a scan that did not look for flaws and saw the old version alone',
      [{ sees: ['flawed'] }, { sees: ['old'], leavesOut: ['P28'] }, { sees: ['flawed'] }],
      ['added', '', 'stillThere'],
      { variant: 'flaw-high', state: 'open', worsenedAt: null },
    ],
    [
      'of a product that was updated, in a scan that had no time for others',
      [{ sees: ['attacked'] }, { sees: ['flawed'], leavesOut: ['P28'] }],
      ['added', 'stillThere'],
      { variant: 'flaw-high', state: 'open', worsenedAt: null },
    ],
    [
      'of what was fixed after it had changed, and comes back',
      [{ sees: ['old'] }, { sees: ['flawed'] }, { sees: [] }, { sees: ['flawed'] }],
      ['added', 'worsened', 'fixed', 'reopened'],
      { variant: 'flaw-high', state: 'reopened', timesReopened: 1, worsenedAt: null },
    ],
  ])('%s', (_, looks, told, expected) => {
    const { findings, told: groups } = follow(looks);
    expect(groups.map((one) => one.join())).toEqual(told);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ firstSeenAt: day(1), ...expected });
  });

  test('ends with the fix: another case that comes later is new', () => {
    expect(follow([{ sees: ['old'] }, { sees: [] }, { sees: ['flawed'] }]).findings).toHaveLength(2);
  });

  test('of findings that were stored as two: the one that is there goes on, and the fixed one stays fixed', () => {
    const stored = (name: Case, changes: Partial<FollowedFinding>): FollowedFinding => ({
      ...sightingOf(name),
      ...{ state: 'open', seenLevel: 'safe', firstSeenAt: day(1), lastSeenAt: day(2), fixedAt: null },
      ...{ reopenedAt: null, timesReopened: 0, worsenedAt: null, ...changes },
    });
    const before = [stored('old', { state: 'fixed', fixedAt: day(2) }), stored('flawed', {})];
    const { findings, told } = follow([{ sees: ['old'] }, { sees: ['attacked'] }], before);
    expect(told.map((one) => one.join())).toEqual(['stillThere', 'worsened']);
    expect(findings.map(({ fingerprint, variant, state }) => [fingerprint, variant, state])).toEqual([
      ['old on shop.example', 'wordpress-outdated', 'fixed'],
      ['flawed on shop.example', 'flaw-exploited', 'open'],
    ]);
  });

  test('is that of one host', () => {
    const { known } = afterScan([], { sees: ['old'] }, day(1));
    expect(continuedFindings(known, [sightingOf('flawed', 'other.example')]).size).toBe(0);
    expect(weaknessOf({ ...sightingOf('old'), place: 'no address' })).toBeNull();
  });
});

test('whatever is seen of one product from scan to scan: no finding is told fixed while it is there, and what is worse is told', () => {
  const name = fc.constantFrom<Case>('old', 'possible', 'flawed', 'attacked');
  const look = fc.record({ sees: fc.array(name, { maxLength: 1 }), leavesOut: fc.subarray(['P28']) });
  fc.assert(
    fc.property(fc.array(look, { maxLength: 10 }), (looks) => {
      // A scan that does not look for flaws sees none.
      const possible = looks.filter(({ sees, leavesOut }) => leavesOut.length === 0 || sees[0] === 'old');
      let known: readonly FollowedFinding[] = [];
      possible.forEach((one, index) => {
        const there = known.filter(({ state }) => state !== 'fixed');
        const after = afterScan(known, one, day(index + 1));
        known = after.known;
        expect(known.filter(({ state }) => state !== 'fixed').length).toBeLessThanOrEqual(1);
        const [seen] = one.sees;
        if (seen === undefined) return;
        expect(after.changes.fixed).toEqual([]);
        const [before] = there;
        if (before === undefined) return;
        expect([...after.changes.added, ...after.changes.reopened]).toEqual([]);
        const isWorse = caseRankOf(CASES[seen].variant) > caseRankOf(before.variant);
        if (isWorse) expect(after.changes.worsened.map(({ fingerprint }) => fingerprint)).toEqual([before.fingerprint]);
      });
    }),
  );
});
