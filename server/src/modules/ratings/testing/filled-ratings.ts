import { randomUUID } from 'node:crypto';
import { RISK_VECTOR_SLUGS } from '@portal/domain/ratings/risk-vectors.ts';
import type { InsertRow } from '../../../testing/insert-row.ts';
import { TEST_COMPANY } from '../../../testing/people.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A rating of two days ago with a finding, an incident and a report that is ready. */
export async function fillRatings(
  insert: InsertRow,
  { orgId, userId, marker }: { orgId: string; userId: string; marker: string },
  now: Date,
) {
  const ids = { incidentId: randomUUID(), ratingReportId: randomUUID(), ratingReportName: `Report ${marker}.pdf` };
  const domain = TEST_COMPANY.companyUrl;
  const lookedAt = new Date(now.getTime() - 2 * DAY_MS);
  const at = lookedAt.toISOString();
  await insert('rated_companies', {
    org_id: orgId,
    domain,
    state: 'idle',
    asked_at: lookedAt,
    looked_at: lookedAt,
    looks_on: at.slice(0, 10),
    looks: 1,
    next_look_at: new Date(now.getTime() + 5 * DAY_MS),
    dkim_selectors: [marker],
  });
  const measured = { grade: 'B', value: 0.8, reason: null };
  await insert('rating_measurements', {
    measurement_id: randomUUID(),
    org_id: orgId,
    domain,
    on_day: at.slice(0, 10),
    measured_at: lookedAt,
    model: 'rating-model/2',
    provider: 'builtin',
    rating: 690,
    raw: 688.5,
    coverage: 0.455,
    vectors: JSON.stringify(Object.fromEntries(RISK_VECTOR_SLUGS.map((vector) => [vector, measured]))),
    outcomes: JSON.stringify(Object.fromEntries(RISK_VECTOR_SLUGS.map((vector) => [vector, { at }]))),
    assets: JSON.stringify([{ host: `${marker}.${domain}`, source: 'domain', addresses: ['192.0.2.10'] }]),
  });
  await insert('rating_findings', {
    rating_finding_id: randomUUID(),
    org_id: orgId,
    domain,
    vector: 'spf',
    kind: 'spf-softfail',
    asset: `${marker}.${domain}`,
    grade: 'FAIR',
    importance: 1,
    evidence: JSON.stringify([marker]),
    first_seen_at: lookedAt,
    last_seen_at: lookedAt,
  });
  await insert('rating_incidents', {
    incident_id: ids.incidentId,
    org_id: orgId,
    happened_on: at.slice(0, 10),
    title: marker,
    note: marker,
    reported_by_name: marker,
    reported_at: now,
  });
  await insert('rating_reports', {
    report_id: ids.ratingReportId,
    org_id: orgId,
    domain,
    asked_by: userId,
    asked_by_name: marker,
    asked_at: lookedAt,
    state: 'ready',
    ready_at: lookedAt,
    kept_until: new Date(now.getTime() + 30 * DAY_MS),
    rating: 690,
    file_name: ids.ratingReportName,
    content: Buffer.from(`%PDF- ${marker}`),
  });
  return ids;
}
