import type { listFindings as listFindingsCall } from '@portal/contract/monitoring/findings.calls.ts';
import type { findingRow } from '@portal/contract/monitoring/findings.schemas.ts';
import { adviceText } from '@portal/domain/monitoring/advice-text.ts';
import { REMEDIATOR_LABELS } from '@portal/domain/monitoring/executive-summary.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { z } from 'zod';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { checkTexts } from '../../../documents/check-texts.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { requireWebsite } from '../websites/require-website.ts';
import { checksOf, countsOf, totalOf } from './finding-counts.ts';
import { standingMarkOf } from './finding-marks.ts';
import { countFindings, type FindingRow, findingOf, listFindingRows, tallyFindings } from './findings.store.ts';

const PAGE_SIZE = 20;

/** One page of findings over time, with what there is of each kind. */
export async function listFindings(
  { database, clock }: MonitoringServices,
  { session, brand, language }: CallerOf<typeof listFindingsCall>,
  { page, ...wanted }: InputOf<typeof listFindingsCall>,
): Promise<AnswerOf<typeof listFindingsCall>> {
  const now = clock.now();
  const say = sayFor(brand, language);
  const { rows, found, tallies } = await database.inOrg(session.orgId, async (tx) => {
    if (wanted.targetId !== undefined) await requireWebsite(tx, wanted.targetId);
    return {
      rows: await listFindingRows(tx, wanted, now, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
      found: wanted.search === '' ? null : await countFindings(tx, wanted, now),
      tallies: await tallyFindings(tx, wanted, now),
    };
  });
  return {
    success: true,
    data: {
      total: found ?? totalOf(tallies, wanted),
      pageSize: PAGE_SIZE,
      findings: rows.map((row) => toFindingRow(row, now, say)),
      counts: countsOf(tallies),
      checks: checksOf(tallies, say),
    },
  };
}

/** A finding as lists and files show it. */
export function toFindingRow(row: FindingRow, now: Date, say: Say): z.output<typeof findingRow> {
  const finding = findingOf(row);
  const { texts } = checkTexts(finding, say);
  return {
    findingId: row.website_finding_id,
    targetId: row.website_id,
    websiteName: row.website_name,
    checkId: row.check_id,
    severity: row.severity,
    state: row.state,
    mark: standingMarkOf(row, now),
    title: adviceText(texts.title, finding.facts),
    term: adviceText(texts.term, finding.facts),
    who: say(REMEDIATOR_LABELS[texts.who]),
    place: row.place,
    subject: row.subject,
    firstSeenAt: row.first_seen_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    fixedAt: row.fixed_at?.toISOString() ?? null,
  };
}
