import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FindingGrade } from './attack-surface.ts';
import { planRaises } from './plan-raises.ts';
import { type RatingInput, rateSurface } from './rate-surface.ts';
import type { RatedFinding, RatedOutcome } from './rated-finding.ts';
import { RISK_VECTOR_SLUGS, RISK_VECTORS, type RiskVectorSlug } from './risk-vectors.ts';
import { sampleProfile } from './testing/sample-profile.ts';

const WORSE: Readonly<Record<FindingGrade, FindingGrade>> = {
  GOOD: 'FAIR',
  FAIR: 'WARN',
  WARN: 'BAD',
  BAD: 'BAD',
  NEUTRAL: 'NEUTRAL',
};
const grade = fc.constantFrom<FindingGrade>('GOOD', 'FAIR', 'WARN', 'BAD', 'NEUTRAL');
const vector = fc.constantFrom<RiskVectorSlug>(
  'open_ports',
  'ssl_certificates',
  'ssl_configurations',
  'patching_cadence',
  'server_software',
  'spf',
  'dnssec',
);
const finding = fc.record<RatedFinding>({
  vector,
  kind: fc.constantFrom('one', 'two', 'three'),
  asset: fc.constantFrom('example.com', 'www.example.com', 'shop.example.com'),
  grade,
  importance: fc.constantFrom(1, 0.5),
  ageDays: fc.integer({ min: 0, max: 100 }),
  isGone: fc.boolean(),
});
/** Enough for a rating, when their vectors were measured. */
const BASE = sampleProfile({
  found: { ssl_certificates: ['GOOD'], ssl_configurations: ['GOOD'], patching_cadence: ['GOOD'], spf: ['GOOD'] },
}).findings;
const outcome = fc.oneof(fc.constant(true), fc.boolean());
const profile = fc.record<RatingInput>({
  outcomes: fc.tuple(...RISK_VECTOR_SLUGS.map(() => outcome)).map((measured) =>
    RISK_VECTOR_SLUGS.map((slug, index): RatedOutcome => {
      const ageDays = 0;
      return measured[index]
        ? { vector: slug, measured: true, ageDays }
        : { vector: slug, measured: false, reason: 'NO_ANSWER', ageDays };
    }),
  ),
  findings: fc.array(finding, { maxLength: 14 }).map((findings) => [...findings, ...BASE]),
  incidentDaysAgo: fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 3 }),
  shownBefore: fc.option(fc.integer({ min: 25, max: 90 }).map((tens) => tens * 10)),
});
const changed = (input: RatingInput, findings: readonly RatedFinding[]) => rateSurface({ ...input, findings });
const rawOf = (input: RatingInput) => rateSurface(input).raw ?? Number.NaN;

test('a rating lies on the scale in steps of 10, within 10 of its exact value, and only with 30 % of the model', () => {
  fc.assert(
    fc.property(profile, (input) => {
      const { state, rating, raw, coverage, vectors } = rateSurface(input);
      expect(state === 'rated').toBe(coverage >= 0.3);
      expect(
        RISK_VECTOR_SLUGS.every((slug) => (vectors[slug].value === null) === (vectors[slug].grade === 'N/A')),
      ).toBe(true);
      expect(state === 'rated').toBe(rating !== null);
      if (rating === null || raw === null) return;
      expect(rating % 10).toBe(0);
      expect(Math.min(rating, raw)).toBeGreaterThanOrEqual(250);
      expect(Math.max(rating, raw)).toBeLessThanOrEqual(900);
      expect(Math.abs(rating - raw)).toBeLessThan(10);
    }),
  );
});

test('a worse finding never raises a rating, and neither does one more weakness', () => {
  fc.assert(
    fc.property(profile, fc.nat(), finding, (input, at, added) => {
      const before = rateSurface(input);
      const worse = input.findings.map((one, index) =>
        index === at % input.findings.length && !one.isGone ? { ...one, grade: WORSE[one.grade] } : one,
      );
      if (before.raw === null) return;
      expect(changed(input, worse).raw ?? 0).toBeLessThanOrEqual(before.raw + 1e-6);
      const weakness = { ...added, grade: 'BAD', vector: 'open_ports', ageDays: 0, isGone: false } as const;
      const more = rawOf({ ...input, findings: [...input.findings, weakness] });
      if (before.vectors.open_ports.measured) expect(more).toBeLessThanOrEqual(before.raw + 1e-6);
      else expect(more).toBe(before.raw);
    }),
  );
});

test('a door caps every rating, two cap it lower, and closing one never lowers it', () => {
  const door = { grade: 'BAD', ageDays: 0, isGone: false, importance: 1, asset: 'example.com' } as const;
  const rdp = { ...door, vector: 'open_ports', kind: 'port-remote-control' } as const;
  const expired = { ...door, vector: 'ssl_certificates', kind: 'certificate-outside-dates' } as const;
  fc.assert(
    fc.property(profile, (input) => {
      const measured: RatingInput = {
        ...input,
        outcomes: input.outcomes.map(({ vector: slug }) => ({ vector: slug, measured: true, ageDays: 0 })),
      };
      const [none, one, two] = [[], [rdp], [rdp, expired]].map((doors) =>
        rawOf({ ...measured, findings: [...measured.findings, ...doors] }),
      );
      expect(one).toBeLessThanOrEqual(Math.min(630, none ?? 0));
      expect(two).toBeLessThanOrEqual(Math.min(530, one ?? 0));
    }),
  );
});

test('what is not measured never raises a rating', () => {
  fc.assert(
    fc.property(profile, vector, (input, hidden) => {
      const before = rateSurface(input).raw;
      const after = rateSurface({
        ...input,
        outcomes: input.outcomes.map((one) =>
          one.vector === hidden ? { vector: hidden, measured: false, reason: 'NO_ANSWER', ageDays: 0 } : one,
        ),
      }).raw;
      if (before === null || after === null) return;
      // What is neither good nor bad there was left out, and brings nothing either.
      expect(after).toBeLessThanOrEqual(before + 1e-6);
    }),
  );
});

test('neither the order of findings, nor neutral ones, nor those of vectors that were not measured show in a rating', () => {
  fc.assert(
    fc.property(profile, fc.array(finding, { maxLength: 5 }), (input, more) => {
      const before = rateSurface(input);
      expect(changed(input, input.findings.toReversed())).toEqual({
        ...before,
        vectors: expect.anything(),
      });
      const neutral = more.map((one): RatedFinding => ({ ...one, grade: 'NEUTRAL' }));
      expect(changed(input, [...input.findings, ...neutral])).toEqual(before);
      const unmeasured = more.filter((one) =>
        input.outcomes.some((known) => known.vector === one.vector && !known.measured),
      );
      expect(changed(input, [...input.findings, ...unmeasured])).toEqual(before);
    }),
  );
});

test('what is gone and incidents weigh less from day to day, and nothing at the end', () => {
  fc.assert(
    fc.property(profile, fc.integer({ min: 1, max: 60 }), (input, days) => {
      const before = rateSurface(input);
      if (before.raw === null) return;
      const later = {
        ...input,
        findings: input.findings.map((one) => (one.isGone ? { ...one, ageDays: one.ageDays + days } : one)),
        incidentDaysAgo: input.incidentDaysAgo.map((one) => one + days),
      };
      expect(rawOf(later)).toBeGreaterThanOrEqual(before.raw - 1e-6);
      const forgotten = input.findings.filter(({ isGone }) => !isGone);
      const end = { ...later, findings: later.findings.map((one) => (one.isGone ? { ...one, ageDays: 90 } : one)) };
      expect(rawOf(end)).toBe(rawOf({ ...later, findings: forgotten }));
    }),
  );
});

test('what is left of a vector when its weakness went is forgotten without a fall', () => {
  const raw = (ageDays: number) => {
    const gone = {
      vector: 'server_software',
      kind: 'server-end-of-life',
      asset: 'example.com',
      importance: 1,
    } as const;
    const input = sampleProfile({ found: { ...SOUND, server_software: [], spf: ['BAD'] } });
    return changed(input, [...input.findings, { ...gone, grade: 'BAD', ageDays, isGone: true }]).raw ?? Number.NaN;
  };
  expect(raw(1)).toBeLessThan(raw(30));
  expect(raw(59)).toBe(raw(60));
});

test('the weights are points of 100, and only what the portal can look at has any', () => {
  expect(RISK_VECTOR_SLUGS).toHaveLength(22);
  expect(RISK_VECTOR_SLUGS.reduce((sum, slug) => sum + RISK_VECTORS[slug].weight, 0)).toBe(100);
  expect(RISK_VECTOR_SLUGS.filter((slug) => RISK_VECTORS[slug].weight > 0)).toHaveLength(9);
});

const SOUND = {
  spf: ['GOOD'],
  dkim: ['GOOD'],
  ssl_certificates: ['GOOD'],
  ssl_configurations: ['GOOD'],
  application_security: ['GOOD'],
  patching_cadence: ['GOOD'],
  insecure_systems: ['GOOD'],
  server_software: ['GOOD'],
} as const;
const FIRM = sampleProfile({
  found: {
    spf: [{ grade: 'BAD', kind: 'spf-missing' }],
    ssl_certificates: ['GOOD'],
    ssl_configurations: [{ grade: 'WARN', kind: 'tls-old-protocol' }],
    open_ports: [
      { grade: 'GOOD', kind: 'port-web' },
      { grade: 'BAD', kind: 'port-database' },
    ],
    application_security: [{ grade: 'BAD', kind: 'headers-score' }],
    dnssec: [{ grade: 'WARN', kind: 'dnssec-unsigned' }],
  },
});

test('a plan of raises: the door first, then what is bad, then what brings most', () => {
  const plan = planRaises(FIRM).map(({ kind, isDoor, fullAfterDays }) => [kind, isDoor, fullAfterDays]);
  expect(plan).toEqual([
    ['port-database', true, 60],
    ['spf-missing', false, 60],
    ['headers-score', false, 60],
    // A remark is forgotten at once.
    ['tls-old-protocol', false, 0],
  ]);
  // 26 + 6 + 6 + 12 + 4 of 100 is all that was measured: 250 + 6.5 · 54
  expect(planRaises(FIRM).at(-1)?.rawAfter).toBe(601);
  const [door] = planRaises(FIRM);
  expect(door?.pointsAtOnce).toBeLessThan(door?.points ?? 0);
  expect(planRaises(sampleProfile({ found: { open_ports: ['BAD'] } }))).toEqual([]);
});

test('a door in a firm that is sound otherwise is worth what it held down, most of it at the next look', () => {
  const [door] = planRaises(
    sampleProfile({ found: { ...SOUND, open_ports: [{ grade: 'BAD', kind: 'port-remote-control' }] } }),
  );
  expect(door).toMatchObject({ kind: 'port-remote-control', points: 270, pointsAtOnce: 192, fullAfterDays: 60 });
});

test('a list of senders that lets everybody send is a step of the plan', () => {
  const plan = planRaises(
    sampleProfile({
      found: {
        ...SOUND,
        spf: [
          { grade: 'BAD', kind: 'spf-allows-all' },
          { grade: 'GOOD', kind: 'dmarc-enforced' },
        ],
      },
    }),
  );
  expect(plan.map(({ kind }) => kind)).toEqual(['spf-allows-all']);
  expect(plan[0]?.points).toBeCloseTo(6.5 * 26, 6);
});

test('where only fixing all ports helps, all of them are named; what cannot be fixed is not', () => {
  const ports = ['a', 'b', 'c', 'd', 'e'].map((kind) => ({ grade: 'BAD', kind }) as const);
  const plan = planRaises(
    sampleProfile({
      found: {
        open_ports: ports,
        patching_cadence: [
          { grade: 'WARN', kind: 'weakness-mended' },
          { grade: 'BAD', kind: 'weakness-open' },
        ],
      },
    }),
  );
  // A weakness open for long becomes WARN: 26 (0.4 − 0); the ports 12.
  expect(plan.map(({ kind }) => kind)).toEqual(['weakness-open', 'a', 'b', 'c', 'd', 'e']);
  expect(plan.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(6.5 * (26 * 0.4 + 12), 2);
});

test('what the firm calls a false positive never brings more than leaving it out', () => {
  const disputed: RatedFinding = {
    vector: 'patching_cadence',
    kind: 'weakness-disputed',
    asset: 'example.com',
    grade: 'FAIR',
    importance: 1,
    ageDays: 0,
    isGone: false,
  };
  fc.assert(
    fc.property(profile, (input) => {
      const without = input.findings.filter((one) => one.vector !== 'patching_cadence');
      const leftOut = changed(input, without).raw;
      const marked = changed(input, [...without, disputed]).raw;
      if (leftOut !== null && marked !== null) expect(marked).toBeLessThanOrEqual(leftOut + 1e-6);
    }),
  );
});

test('the plan never promises what the model does not give', () => {
  fc.assert(
    fc.property(profile, (input) => {
      const before = rateSurface(input).raw;
      const plan = planRaises(input);
      if (before === null) {
        expect(plan).toEqual([]);
        return;
      }
      let raw = before;
      for (const step of plan) {
        raw += step.points;
        expect(step.rawAfter).toBeCloseTo(raw, 6);
        expect(step.points).toBeGreaterThan(0);
        expect(step.pointsAtOnce).toBeLessThanOrEqual(step.points + 1e-6);
        expect(step.assets.length).toBeGreaterThan(0);
      }
      expect(raw).toBeLessThanOrEqual(900 + 1e-6);
    }),
    { numRuns: 40 },
  );
});
