import { RISK_VECTOR_SLUGS, RISK_VECTORS, type RiskCategory } from '@portal/domain/ratings/risk-vectors.ts';
import { GRADE_COLOURS, type VectorGrade } from '@portal/domain/ratings/vector-grades.ts';
import { say } from '../../../portal/texts/say.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { memberProfile, trialSubscription } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import type {
  RatingData,
  RatingFinding,
  RatingIncident,
  RatingPoint,
  RatingRaise,
  RatingReport,
  RatingTexts,
  VectorDetail,
  VectorSlug,
} from '../ratings-types.ts';

/** An id for each number: "…0001". */
export const anId = (number: number) => `0198a6f0-0000-7000-8000-00000000${String(number).padStart(4, '0')}`;

const CATEGORIES: readonly RiskCategory[] = ['Compromised Systems', 'User Behavior', 'Public Disclosures', 'Diligence'];

type VectorChanges = Partial<Pick<VectorDetail, 'grade' | 'value' | 'reason' | 'findings' | 'problems'>>;

function detailOf(slug: VectorSlug, changes: VectorChanges): VectorDetail {
  const { name, category, beta, info, weight } = RISK_VECTORS[slug];
  const grade: VectorGrade = changes.grade ?? 'N/A';
  return {
    name: say(name),
    category,
    beta,
    info,
    weight,
    order: RISK_VECTOR_SLUGS.indexOf(slug) + 1,
    category_order: CATEGORIES.indexOf(category) + 1,
    grade_color: GRADE_COLOURS[grade],
    value: null,
    reason: grade === 'N/A' ? 'NOT_SEEN_FROM_OUTSIDE' : null,
    findings: 0,
    problems: 0,
    ...changes,
    grade,
  };
}

/** All 22 vectors; those not named are N/A. */
export function vectorDetails(changes: Partial<Record<VectorSlug, VectorChanges>> = {}): RatingData['rating_details'] {
  return Object.fromEntries(
    RISK_VECTOR_SLUGS.map((slug) => [slug, detailOf(slug, changes[slug] ?? {})]),
  ) as RatingData['rating_details'];
}

/** A firm of which nothing is known yet. */
export function noRating(changes: Partial<RatingData> = {}): RatingData {
  return {
    state: 'none',
    company: { name: 'Lark Bakery', url: '' },
    ratings: [],
    ceiling: null,
    reported: [],
    industry_grade: null,
    rating_details: vectorDetails(),
    coverage: 0,
    model: 'rating-model/2',
    provider: 'builtin',
    measuredAt: null,
    nextMeasureOn: null,
    measureAgainAt: null,
    counts: { GOOD: 0, FAIR: 0, WARN: 0, BAD: 0, NEUTRAL: 0 },
    incidents: 0,
    assets: [],
    dkimSelectors: [],
    failure: null,
    ...changes,
  };
}

/** Weekly ratings, newest first, the latest on Nov 20, 2026. */
export function weekly(...ratings: readonly number[]): RatingPoint[] {
  const latest = Date.UTC(2026, 10, 20);
  return ratings.map((rating, weeks) => ({
    rating,
    rating_date: new Date(latest - weeks * 7 * 86_400_000).toISOString().slice(0, 10),
    rating_color: '#1d5fae',
    model: 'rating-model/2',
  }));
}

/** A firm that is rated: 680 of 900, with things to fix. */
export function rated(changes: Partial<RatingData> = {}): RatingData {
  return noRating({
    state: 'rated',
    company: { name: 'Lark Bakery', url: 'larkbakery.example' },
    ratings: weekly(680, 660, 640),
    industry_grade: {
      average_rating: 684,
      source: 'median of 41 companies in this industry that are rated here',
      asOf: '2026-11-20',
    },
    rating_details: vectorDetails({
      spf: { grade: 'A', value: 1, findings: 1 },
      dkim: { reason: 'SELECTOR_UNKNOWN' },
      ssl_certificates: { grade: 'A', value: 1, findings: 2 },
      ssl_configurations: { grade: 'D', value: 0.4, findings: 2, problems: 1 },
      open_ports: { grade: 'B', value: 0.8, findings: 3, problems: 1 },
      application_security: { grade: 'F', value: 0, findings: 1, problems: 1 },
      patching_cadence: { reason: 'NEEDS_SCAN_HISTORY' },
      dnssec: { grade: 'C', value: 0.6, findings: 1, problems: 1 },
    }),
    coverage: 0.455,
    measuredAt: '2026-11-20T18:00:00Z',
    nextMeasureOn: '2026-11-27',
    counts: { GOOD: 5, FAIR: 0, WARN: 2, BAD: 2, NEUTRAL: 1 },
    assets: [
      { host: 'larkbakery.example', source: 'domain', addresses: ['203.0.113.10'] },
      { host: 'mail.larkbakery.example', source: 'dns', addresses: ['203.0.113.11'] },
      { host: 'vpn.larkbakery.example', source: 'usual-name', addresses: [] },
    ],
    ...changes,
  });
}

/** A finding of open ports. */
export const aFinding = (number: number, changes: Partial<RatingFinding> = {}): RatingFinding => ({
  findingId: anId(number),
  vector: 'open_ports',
  kind: 'port-remote-desktop',
  grade: 'BAD',
  asset: 'mail.larkbakery.example:3389',
  importance: 0.5,
  evidence: ['TCP connection to port 3389 was accepted'],
  firstSeenOn: '2026-11-06',
  lastSeenOn: '2026-11-20',
  goneOn: null,
  ...changes,
});

export const aRaise = (changes: Partial<RatingRaise> = {}): RatingRaise => ({
  vector: 'open_ports',
  kind: 'port-remote-desktop',
  assets: ['mail.larkbakery.example:3389'],
  isDoor: true,
  points: 32.4,
  pointsAtOnce: 20.1,
  fullAfterDays: 60,
  ratingAfter: 710,
  ...changes,
});

export const anIncident = (changes: Partial<RatingIncident> = {}): RatingIncident => ({
  incidentId: anId(40),
  happenedOn: '2026-10-01',
  title: 'A mailbox was hijacked',
  note: '',
  reportedBy: 'Dana Reyes',
  reportedAt: '2026-10-05T18:00:00Z',
  weight: 0.75,
  countsUntil: '2028-09-30',
  ...changes,
});

export const aReport = (changes: Partial<RatingReport> = {}): RatingReport => ({
  reportId: anId(60),
  askedAt: '2026-11-20T18:30:00Z',
  askedBy: 'Dana Reyes',
  state: 'ready',
  readyAt: '2026-11-20T18:31:00Z',
  keptUntil: '2027-02-20T18:31:00Z',
  rating: 680,
  fileName: 'Rating_2026-11-20.pdf',
  ...changes,
});

export const TEXTS: RatingTexts = {
  vectors: Object.fromEntries(
    RISK_VECTOR_SLUGS.map((slug) => [
      slug,
      {
        title: say(RISK_VECTORS[slug].name),
        description: `What ${say(RISK_VECTORS[slug].name)} looks at.`,
        why: 'Because somebody could make use of it.',
        remediation: [`Look after ${say(RISK_VECTORS[slug].name)}.`, 'Look again a week later.'],
        who: 'whoever keeps your systems',
      },
    ]),
  ) as RatingTexts['vectors'],
  kinds: {
    'port-remote-desktop': {
      title: 'Remote desktop is open to the internet',
      why: 'Anybody can try passwords, day and night.',
      fix: ['Close port 3389 on the router.', 'Give people a VPN.'],
      who: 'whoever keeps your network',
      effort: '1 hour',
    },
  },
  reasons: {
    NOT_SEEN_FROM_OUTSIDE: 'This cannot be seen from outside.',
    NEEDS_OUTSIDE_SOURCE: 'This needs a source that is not connected.',
    NEEDS_SCAN_HISTORY: 'This needs two scans within a month.',
    NOTHING_TO_MEASURE: 'There is nothing of the kind.',
    SELECTOR_UNKNOWN: 'None of the usual keys was found.',
    SHARED_HOST: 'The address belongs to others too.',
    NO_ANSWER: 'Nothing answered.',
    NOTHING_REPORTED: 'Nothing was reported.',
  },
  method: [
    { kind: 'heading', level: 2, spans: [{ text: 'The formula' }] },
    { kind: 'paragraph', spans: [{ text: 'A weighted mean of what was measured.' }] },
  ],
};

type FakeRatings = {
  readonly rating?: RatingData;
  /** The firm's address; empty when it has told none. */
  readonly companyUrl?: string;
  readonly findings?: readonly RatingFinding[];
  readonly raises?: readonly RatingRaise[];
  readonly incidents?: readonly RatingIncident[];
  readonly reports?: readonly RatingReport[];
  readonly person?: Parameters<typeof signedIn>[0];
};

/** Answers for somebody whose plan has the ratings and who has seen their introduction. */
export function fakeRatings(given: FakeRatings = {}): FakeHandlers {
  const { rating = rated(), companyUrl = 'larkbakery.example', findings = [aFinding(1)], person = {} } = given;
  const { companyData } = memberProfile();
  const subscription = trialSubscription({ bitsight: 'ACTIVE' });
  return {
    ...signedIn({
      subscription: { ...subscription, modules: { ...subscription.modules, ratings: 'ACTIVE' } },
      portalData: { introViewed: { dashboard: true, monitoring: true, ratings: true } },
      profile: { companyData: companyData && { ...companyData, companyUrl } },
      ...person,
    }),
    rating: () => ({ success: true, data: rating }),
    ratingTexts: () => ({ success: true, data: TEXTS }),
    ratingFindings: ({ vector, state }) => {
      const found = findings.filter((one) => one.vector === vector && (one.goneOn === null) === (state !== 'gone'));
      return { success: true, data: { total: found.length, pageSize: 10, findings: [...found] } };
    },
    ratingRaises: () => ({
      success: true,
      data: { rating: rating.ratings[0]?.rating ?? null, raises: [...(given.raises ?? [aRaise()])] },
    }),
    ratingIncidents: () => ({ success: true, data: [...(given.incidents ?? [])] }),
    ratingReports: () => ({ success: true, data: [...(given.reports ?? [])] }),
  };
}
