import type { FindingGrade, SurfaceFinding, VectorOutcome } from '@portal/domain/ratings/attack-surface.ts';
import { RISK_VECTOR_SLUGS, type RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import { GRADE_COLOURS, type VectorGrade } from '@portal/domain/ratings/vector-grades.ts';
import type { BitsightSettings } from '../../../config/ratings-settings.ts';
import type { Clock } from '../../../system/clock.ts';
import type { LookOutcome, LookRequest, RatingsPort } from '../ratings-port.ts';
import type { BitsightFinding } from './bitsight-answers.ts';
import { BitsightUnavailable, BitsightUnknownCompany, createBitsightClient } from './bitsight-client.ts';

type Options = { readonly clock: Clock; readonly report: (error: unknown) => void };

const GRADES = Object.keys(GRADE_COLOURS) as VectorGrade[];
const FINDING_GRADES: readonly FindingGrade[] = ['GOOD', 'FAIR', 'WARN', 'BAD', 'NEUTRAL'];
const LONGEST_ASSET = 300;

/** Ratings as BitSight makes them. What it does not grade has no grade; nothing is rated or measured here. */
export function createBitsightRatings(settings: BitsightSettings, { clock, report }: Options): RatingsPort {
  return {
    name: 'bitsight',
    async look(request, signal) {
      signal.throwIfAborted();
      const client = createBitsightClient(settings, report, signal);
      try {
        const guid = await client.findCompany({
          company: request.companyName,
          url: request.domain,
          industry: request.industry,
        });
        const found = await client.readCompany(guid);
        const [latest, ...earlier] = found.ratings.toSorted((one, other) =>
          one.rating_date < other.rating_date ? 1 : -1,
        );
        if (latest === undefined) return { kind: 'nothing-answered' };
        const grades = gradesOf(found.rating_details);
        const median = found.rating_industry_median ?? null;
        const asOf = clock.now().toISOString().slice(0, 10);
        return {
          kind: 'seen',
          measurement: measurementOf(request, grades, await client.listFindings(guid)),
          given: {
            rating: Math.round(latest.rating),
            model: 'bitsight',
            earlier: earlier.map(({ rating_date: date, rating }) => ({
              day: date.slice(0, 10),
              rating: Math.round(rating),
            })),
            grades,
            industry:
              median === null
                ? null
                : { average: Math.round(median), source: 'BitSight, median of the industry', asOf },
          },
        } satisfies LookOutcome;
      } catch (error) {
        if (error instanceof BitsightUnknownCompany) return { kind: 'nothing-answered' };
        if (error instanceof BitsightUnavailable) return { kind: 'unavailable' };
        throw error;
      }
    },
    async makeReport({ companyName, domain, industry }, signal) {
      signal.throwIfAborted();
      const client = createBitsightClient(settings, report, signal);
      try {
        return await client.makeReport(await client.findCompany({ company: companyName, url: domain, industry }));
      } catch (error) {
        if (error instanceof BitsightUnknownCompany || error instanceof BitsightUnavailable) return null;
        throw error;
      }
    },
  };
}

function gradesOf(
  details: Readonly<Record<string, { readonly grade?: string | null | undefined }>>,
): Partial<Record<RiskVectorSlug, VectorGrade>> {
  return Object.fromEntries(
    RISK_VECTOR_SLUGS.flatMap((vector) => {
      const grade = GRADES.find((known) => known !== 'N/A' && known === details[vector]?.grade);
      return grade === undefined ? [] : [[vector, grade]];
    }),
  );
}

function measurementOf(
  { domain }: LookRequest,
  grades: Partial<Record<RiskVectorSlug, VectorGrade>>,
  findings: readonly BitsightFinding[],
) {
  return {
    domain,
    // BitSight tells findings, and not what it looked at.
    assets: [],
    outcomes: RISK_VECTOR_SLUGS.map(
      (vector): VectorOutcome =>
        grades[vector] === undefined
          ? { vector, measured: false, reason: 'NEEDS_OUTSIDE_SOURCE' }
          : { vector, measured: true },
    ),
    findings: findings.flatMap((finding): SurfaceFinding[] => {
      const vector = RISK_VECTOR_SLUGS.find((slug) => slug === finding.risk_vector);
      if (vector === undefined) return [];
      const asset = (finding.evidence_key ?? finding.assets?.[0]?.asset ?? domain).slice(0, LONGEST_ASSET);
      const grade = FINDING_GRADES.find((known) => known === finding.details?.grade?.toUpperCase()) ?? 'NEUTRAL';
      return [{ vector, kind: 'bitsight-finding', grade, asset, importance: 1, evidence: evidenceOf(finding) }];
    }),
  };
}

function evidenceOf({ severity_category: severity, first_seen: first, last_seen: last, assets }: BitsightFinding) {
  return [
    ...(severity ? [`Severity: ${severity}`] : []),
    ...(first ? [`First seen by BitSight: ${first.slice(0, 10)}`] : []),
    ...(last ? [`Last seen by BitSight: ${last.slice(0, 10)}`] : []),
    ...(assets ?? []).slice(0, 10).map(({ asset }) => asset.slice(0, LONGEST_ASSET)),
  ];
}
