import type { FindingGrade, NotMeasuredReason } from '@portal/domain/ratings/attack-surface.ts';
import { ceilingOf } from '@portal/domain/ratings/doors.ts';
import { incidentWeight } from '@portal/domain/ratings/incident-weight.ts';
import { planRaises } from '@portal/domain/ratings/plan-raises.ts';
import { RATING_MODEL, type RatingInput, rateSurface } from '@portal/domain/ratings/rate-surface.ts';
import type { RatedOutcome } from '@portal/domain/ratings/rated-finding.ts';
import { ratingBand } from '@portal/domain/ratings/rating-bands.ts';
import { RISK_VECTOR_SLUGS, RISK_VECTORS, type RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import { shownRating } from '@portal/domain/ratings/shown-rating.ts';
import { GRADE_COLOURS } from '@portal/domain/ratings/vector-grades.ts';
import { readRatingTexts } from '../../modules/ratings/rating-texts.ts';
import type { RatingReportData } from '../ratings/rating-document-data.ts';
import { brand, say } from './scan-report-samples.ts';

const DAY_MS = 86_400_000;
const TODAY = Date.UTC(2026, 9, 12, 12);
export const SAMPLE_DOMAIN = 'harborandpine.example';
const DOMAIN = SAMPLE_DOMAIN;
const dayBefore = (days: number) => new Date(TODAY - days * DAY_MS).toISOString().slice(0, 10);

/** What is seen of the sample's firm, which does not exist: vector, kind, grade, place, evidence; then days since it went. */
export type Seen = readonly [RiskVectorSlug, string, FindingGrade, string, readonly string[], number?];
const SEEN: readonly Seen[] = [
  [
    'spf',
    'spf-softfail',
    'FAIR',
    DOMAIN,
    ['v=spf1 include:mailprovider.example include:news.example ~all', '4 of 10 lookups'],
  ],
  ['spf', 'dmarc-not-enforced', 'WARN', DOMAIN, ['v=DMARC1; p=none']],
  ['dkim', 'dkim-strong', 'GOOD', `mail2026._domainkey.${DOMAIN}`, ['RSA key of 2048 bits']],
  ['ssl_certificates', 'certificate-good', 'GOOD', DOMAIN, ['valid until 2026-12-28', 'RSA key of 2048 bits, SHA-256']],
  [
    'ssl_certificates',
    'certificate-good',
    'GOOD',
    `www.${DOMAIN}`,
    ['valid until 2026-12-28', 'RSA key of 2048 bits, SHA-256'],
  ],
  [
    'ssl_certificates',
    'certificate-wrong-host',
    'WARN',
    `mail.${DOMAIN}`,
    ['the certificate is for server12.webhost.example'],
  ],
  ['ssl_certificates', 'certificate-outside-dates', 'BAD', `old.${DOMAIN}`, ['expired on 2026-07-30'], 9],
  ['ssl_configurations', 'tls-sound', 'GOOD', `shop.${DOMAIN}`, ['TLS 1.2 and 1.3']],
  ['ssl_configurations', 'tls-old-protocol', 'WARN', DOMAIN, ['TLS 1.1 is accepted', 'TLS 1.0 is accepted']],
  ['ssl_configurations', 'tls-old-protocol', 'WARN', `www.${DOMAIN}`, ['TLS 1.1 is accepted', 'TLS 1.0 is accepted']],
  ['open_ports', 'port-web', 'GOOD', `${DOMAIN}:443`, ['443/tcp answers']],
  ['open_ports', 'port-web', 'GOOD', `www.${DOMAIN}:443`, ['443/tcp answers']],
  ['open_ports', 'port-remote-control', 'BAD', `remote.${DOMAIN}:3389`, ['3389/tcp answers (remote desktop)']],
  ['open_ports', 'port-file-transfer', 'WARN', `${DOMAIN}:21`, ['21/tcp answers', '220 FTP server ready']],
  ['application_security', 'headers-score', 'WARN', DOMAIN, ['45 of 100 points']],
  ['application_security', 'headers-score', 'FAIR', `shop.${DOMAIN}`, ['70 of 100 points']],
  ['application_security', 'header-content-security-policy', 'NEUTRAL', DOMAIN, ['no Content-Security-Policy']],
  ['application_security', 'header-strict-transport-security', 'NEUTRAL', DOMAIN, ['no Strict-Transport-Security']],
  ['application_security', 'header-cookies', 'NEUTRAL', `shop.${DOMAIN}`, ['cart: not Secure']],
  [
    'patching_cadence',
    'weakness-mended',
    'GOOD',
    `www.${DOMAIN}`,
    ['jQuery 3.4.1: known for 12 days, fixed on 2026-09-02'],
  ],
  ['patching_cadence', 'weakness-open', 'FAIR', `shop.${DOMAIN}`, ['an extension of the shop: known for 45 days']],
  ['insecure_systems', 'systems-nothing-exposed', 'GOOD', DOMAIN, ['the usual places were looked at']],
  ['insecure_systems', 'admin-tool-open', 'WARN', `old.${DOMAIN}`, ['/administrator/ answers with a sign-in page']],
  ['server_software', 'server-version-hidden', 'NEUTRAL', DOMAIN, ['Server: nginx']],
  ['server_software', 'server-end-of-life', 'WARN', `old.${DOMAIN}`, ['Server: Apache/2.4.29 (Ubuntu)']],
  ['dnssec', 'dnssec-unsigned', 'WARN', DOMAIN, ['no DS record at the registry']],
  ['domain_squatting', 'lookalike-with-mail', 'NEUTRAL', 'harb0randpine.example', ['has mail servers']],
  ['domain_squatting', 'lookalike-registered', 'NEUTRAL', 'harborpine.example', ['has an address']],
];
const UNSEEN: Partial<Record<RiskVectorSlug, NotMeasuredReason>> = {
  desktop_software: 'NOT_SEEN_FROM_OUTSIDE',
  mobile_software: 'NOT_SEEN_FROM_OUTSIDE',
  data_breaches: 'NOTHING_REPORTED',
};
const WEEKLY = [
  360, 360, 370, 370, 380, 380, 380, 390, 390, 400, 400, 390, 410, 420, 420, 440, 440, 430, 450, 450, 460, 460, 470,
  470, 480,
];

const HALF = new Set(['mail', 'old', 'shop', 'remote']);
const importanceOf = (asset: string) => (HALF.has(asset.split('.')[0] ?? '') ? 0.5 : 1);

function sampleInput(seen: readonly Seen[], incidentDaysAgo: readonly number[]): RatingInput {
  const measured = new Set(seen.map(([vector]) => vector));
  const outcomes = RISK_VECTOR_SLUGS.map(
    (vector): RatedOutcome =>
      measured.has(vector)
        ? { vector, measured: true, ageDays: 0 }
        : { vector, measured: false, reason: UNSEEN[vector] ?? 'NEEDS_OUTSIDE_SOURCE', ageDays: 0 },
  );
  const findings = seen.map(([vector, kind, grade, asset, , gone]) => ({
    ...({ vector, kind, grade, asset, importance: importanceOf(asset) } as const),
    ageDays: gone ?? 0,
    isGone: gone !== undefined,
  }));
  return { outcomes, findings, incidentDaysAgo, shownBefore: null };
}

/** A detailed report's data about an invented firm, rated by the real model. */
export function sampleRatingReport(seen: readonly Seen[] = SEEN): RatingReportData {
  const incidentDays = 190;
  const input = sampleInput(seen, [incidentDays]);
  const rated = rateSurface(input);
  const present = seen.filter(([, , , , , gone]) => gone === undefined);
  const average = {
    average: 690,
    source: 'median of 41 companies in this industry that are rated here',
    asOf: dayBefore(0),
  };
  const most = ceilingOf(rated.doors.length);
  const ratings = [...WEEKLY, ...(rated.rating === null ? [] : [rated.rating])].toReversed();
  const hosts = [...new Set(seen.map(([, , , asset]) => asset.replace(/:\d+$/, '')))].filter(
    (host) => host.endsWith(DOMAIN) && !host.includes('_'),
  );
  return {
    brand,
    logo: null,
    say,
    createdAt: new Date(TODAY),
    industryName: 'Retail',
    texts: readRatingTexts('en'),
    rating: {
      state: rated.state,
      company: { name: 'Harbor & Pine Furniture', url: DOMAIN },
      ratings: ratings.map((rating, weeks) => ({
        rating,
        rating_date: dayBefore(weeks * 7),
        rating_color: ratingBand(rating).colour,
        model: RATING_MODEL,
      })),
      ceiling: most === null ? null : { rating: most, doors: rated.doors.map(({ kind, asset }) => ({ kind, asset })) },
      reported: [],
      industry_grade: { average_rating: average.average, source: average.source, asOf: average.asOf },
      rating_details: Object.fromEntries(
        RISK_VECTOR_SLUGS.map((vector, index) => {
          const { name, category, beta, info, weight } = RISK_VECTORS[vector];
          const { grade, value, reason } = rated.vectors[vector];
          const own = present.filter(([of]) => of === vector);
          return [
            vector,
            {
              ...{ name: name.text, category, beta, info, weight, grade, value, reason },
              grade_color: GRADE_COLOURS[grade],
              order: index + 1,
              category_order: 1,
              findings: own.length,
              problems: own.filter(([, , of]) => of !== 'GOOD' && of !== 'NEUTRAL').length,
            },
          ];
        }),
      ) as RatingReportData['rating']['rating_details'],
      coverage: rated.coverage,
      model: RATING_MODEL,
      provider: 'builtin',
      measuredAt: new Date(TODAY - 3_600_000).toISOString(),
      nextMeasureOn: dayBefore(-7),
      measureAgainAt: null,
      counts: Object.fromEntries(
        (['GOOD', 'FAIR', 'WARN', 'BAD', 'NEUTRAL'] as const).map((of) => [
          of,
          present.filter(([, , grade]) => grade === of).length,
        ]),
      ) as RatingReportData['rating']['counts'],
      incidents: 1,
      assets: hosts.map((host, index) => ({
        host,
        source: host === DOMAIN ? 'domain' : host.startsWith('www.') ? 'www' : 'usual-name',
        addresses: [`192.0.2.${index + 10}`],
      })),
      dkimSelectors: [],
      failure: null,
    },
    raises: planRaises(input).map(
      ({ vector, kind, assets, isDoor, points, pointsAtOnce, fullAfterDays, rawAfter }) => ({
        ...{ vector, kind, assets: [...assets], isDoor, fullAfterDays },
        points: Math.round(points),
        pointsAtOnce: Math.round(pointsAtOnce),
        ratingAfter: shownRating(rawAfter, null),
      }),
    ),
    findings: seen.map(([vector, kind, grade, asset, evidence, gone], index) => ({
      findingId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      ...{ vector, kind, grade, asset, evidence: [...evidence] },
      importance: importanceOf(asset),
      firstSeenOn: dayBefore(Math.max(gone ?? 0, 175 - index * 3)),
      lastSeenOn: dayBefore(gone ?? 0),
      goneOn: gone === undefined ? null : dayBefore(gone),
    })),
    incidents: [
      {
        incidentId: '00000000-0000-4000-9000-000000000001',
        happenedOn: dayBefore(incidentDays),
        title: 'A mailbox was hijacked for two days',
        note: '',
        reportedBy: 'Alex Moreno',
        reportedAt: new Date(TODAY).toISOString(),
        weight: incidentWeight(incidentDays),
        countsUntil: dayBefore(incidentDays - 730),
      },
    ],
  };
}
