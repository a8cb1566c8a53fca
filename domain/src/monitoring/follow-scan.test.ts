import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FollowedChanges, type FollowedScan, followScan } from './follow-scan.ts';
import type { FollowedFinding, SeenFinding } from './followed-finding.ts';
import { SCAN_LEVELS, type ScanLevel } from './scan-levels.ts';
import { SEVERITIES } from './severity.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const seen = (fingerprint: string, changes: Partial<SeenFinding> = {}): SeenFinding => ({
  fingerprint,
  checkId: 'P05',
  variant: 'hsts-missing',
  severity: 'low',
  subject: '',
  place: 'https://shop.example/cart',
  ...changes,
});
const scanOf = (at: number, findings: readonly SeenFinding[], changes: Partial<FollowedScan> = {}): FollowedScan => ({
  at: day(at),
  level: 'safe',
  findings,
  hasTested: () => true,
  ...changes,
});

/** The findings after a scan, as a store would hold them. */
function after(known: readonly FollowedFinding[], changes: FollowedChanges): FollowedFinding[] {
  const all = [
    ...known,
    ...changes.added,
    ...changes.reopened,
    ...changes.worsened,
    ...changes.stillThere,
    ...changes.fixed,
  ];
  return [...new Map(all.map((finding) => [finding.fingerprint, finding])).values()];
}
const follow = (scans: readonly FollowedScan[]) =>
  scans.reduce<FollowedFinding[]>((known, scan) => after(known, followScan(known, scan)), []);
const stateOf = (scans: readonly FollowedScan[], fingerprint = 'a') =>
  follow(scans).find((finding) => finding.fingerprint === fingerprint);

describe('a finding', () => {
  test('is new at first, then open, and keeps the day it was first seen', () => {
    expect(stateOf([scanOf(1, [seen('a')])])).toMatchObject({ state: 'new', firstSeenAt: day(1) });
    expect(stateOf([scanOf(1, [seen('a')]), scanOf(2, [seen('a')])])).toMatchObject({
      state: 'open',
      firstSeenAt: day(1),
      lastSeenAt: day(2),
    });
  });

  test('is fixed when a scan that looked for it does not see it, and reopened when it comes back', () => {
    const fixed = [scanOf(1, [seen('a')]), scanOf(2, [])];
    expect(stateOf(fixed)).toMatchObject({ state: 'fixed', fixedAt: day(2), lastSeenAt: day(1) });
    const back = [...fixed, scanOf(3, []), scanOf(4, [seen('a')])];
    expect(stateOf(back)).toMatchObject({ state: 'reopened', fixedAt: null, reopenedAt: day(4), timesReopened: 1 });
    expect(stateOf([...back, scanOf(5, [seen('a')])])).toMatchObject({ state: 'open', timesReopened: 1 });
  });

  test('takes over what the latest scan says of it', () => {
    const worse = seen('a', { severity: 'high', place: 'https://shop.example/pay' });
    expect(stateOf([scanOf(1, [seen('a')]), scanOf(2, [worse])])).toMatchObject(worse);
  });

  test('stays as it is when the scan did not test for it', () => {
    const without = scanOf(2, [], { hasTested: ({ checkId }) => checkId !== 'P05' });
    expect(stateOf([scanOf(1, [seen('a')]), without])).toMatchObject({ state: 'new', lastSeenAt: day(1) });
  });

  test('stays as it is when the scan reads fewer pages, unless it is on the start page', () => {
    const shallow = scanOf(2, [], { level: 'lightning' });
    expect(stateOf([scanOf(1, [seen('a')]), shallow])?.state).toBe('new');
    const onStart = seen('a', { place: 'https://shop.example/' });
    expect(stateOf([scanOf(1, [onStart]), shallow])?.state).toBe('fixed');
    // A shallow scan that has seen it reaches its place.
    const alsoShallow = scanOf(2, [seen('a')], { level: 'lightning' });
    const later = scanOf(3, [], { level: 'lightning' });
    expect(stateOf([scanOf(1, [seen('a')]), alsoShallow, later])?.state).toBe('fixed');
  });
});

describe('whatever the scans', () => {
  const fingerprints = ['a', 'b', 'c', 'd'] as const;
  const checks = ['P01', 'P05', 'E02'] as const;
  const finding = fc.record({
    fingerprint: fc.constantFrom(...fingerprints),
    severity: fc.constantFrom(...SEVERITIES),
    place: fc.constantFrom('https://shop.example/', 'https://shop.example/cart'),
  });
  // A fingerprint names its check, as the engine's do.
  const checkOf = (fingerprint: string) => checks[fingerprints.indexOf(fingerprint as 'a') % checks.length] ?? 'P01';
  const scanParts = fc.record({
    level: fc.constantFrom<ScanLevel>(...SCAN_LEVELS),
    findings: fc.uniqueArray(finding, { selector: (one) => one.fingerprint }),
    untested: fc.subarray([...checks]),
  });
  const scans = fc.array(scanParts, { maxLength: 12 }).map((parts) =>
    parts.map(({ level, findings, untested }, index) => ({
      untested,
      ...scanOf(
        index + 1,
        findings.map((one) => seen(one.fingerprint, { ...one, checkId: checkOf(one.fingerprint) })),
        { level, hasTested: ({ checkId }) => !untested.some((other) => other === checkId) },
      ),
    })),
  );

  test('nothing is fixed by a scan that did not test for it', () => {
    fc.assert(
      fc.property(scans, (all) => {
        let known: FollowedFinding[] = [];
        for (const scan of all) {
          const changes = followScan(known, scan);
          for (const { checkId } of changes.fixed) expect(scan.untested).not.toContain(checkId);
          known = after(known, changes);
        }
      }),
    );
  });

  test('what a scan has seen is there after it, and what is there was once seen', () => {
    fc.assert(
      fc.property(scans, (all) => {
        const known = follow(all);
        const last = all.at(-1);
        for (const { fingerprint } of last?.findings ?? [])
          expect(known.find((one) => one.fingerprint === fingerprint)?.state).not.toBe('fixed');
        const everSeen = new Set(all.flatMap((scan) => scan.findings.map(({ fingerprint }) => fingerprint)));
        expect(new Set(known.map(({ fingerprint }) => fingerprint))).toEqual(everSeen);
      }),
    );
  });

  test('dates and counts fit together', () => {
    fc.assert(
      fc.property(scans, (all) => {
        for (const one of follow(all)) {
          expect(one.firstSeenAt.getTime()).toBeLessThanOrEqual(one.lastSeenAt.getTime());
          expect(one.fixedAt === null).toBe(one.state !== 'fixed');
          if (one.fixedAt !== null) expect(one.lastSeenAt.getTime()).toBeLessThan(one.fixedAt.getTime());
          expect(one.reopenedAt === null).toBe(one.timesReopened === 0);
          if (one.state === 'new') expect(one.firstSeenAt).toEqual(one.lastSeenAt);
        }
      }),
    );
  });

  test('each known finding is in one group at most, and the order of a scan’s findings changes nothing', () => {
    fc.assert(
      fc.property(scans, scanParts, (all, parts) => {
        const known = follow(all);
        const findings = parts.findings.map((one) =>
          seen(one.fingerprint, { ...one, checkId: checkOf(one.fingerprint) }),
        );
        const scan = scanOf(30, findings, { level: parts.level });
        const changes = followScan(known, scan);
        const groups = Object.values(changes).flat();
        expect(new Set(groups.map(({ fingerprint }) => fingerprint)).size).toBe(groups.length);
        const turned = followScan(known, { ...scan, findings: findings.toReversed() });
        const sorted = (one: FollowedChanges) =>
          Object.values(one).map((group) => [...group].sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1)));
        expect(sorted(turned)).toEqual(sorted(changes));
      }),
    );
  });
});
