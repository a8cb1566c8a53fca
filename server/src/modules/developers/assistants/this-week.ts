import { whatShouldWeFixThisWeek } from '@portal/contract/developers/operations/assistant.operations.ts';
import type { ComingKind } from '@portal/domain/calendar/coming.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { addDays } from '@portal/domain/training/training-year.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { readComing } from '../../calendar/public.ts';
import { readSituation } from '../../dashboard/public.ts';
import { listWorstFindings, toFindingRow } from '../../monitoring/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { toFinding } from '../reading/read-scanning.ts';
import { type BoundOperation, serve } from '../serving/bind-operation.ts';

const DAYS = 7;
const MAX_FINDINGS = 10;

/**
 * What comes that a permission opens; deadlines of the law are of incidents, which are records. Simulated phishing is a secret until it is
 * over, and who helps the firm from outside is nothing that a token reads.
 */
const TOLD_KINDS: ReadonlySet<ComingKind> = new Set([
  ...(['legal-deadline', 'certificate-end', 'course-due', 'policy-review', 'record-due'] as const),
  ...(['answers-confirm', 'risk-end', 'course-opens', 'sign-off-reminder', 'scan'] as const),
]);

/** What only assistants get, put together of what pages tell. */
export const assistantOperations: readonly BoundOperation<DevelopersServices>[] = [
  serve(whatShouldWeFixThisWeek).with(async (services, caller) => {
    const { database, config } = services;
    const situation = await readSituation(services, caller);
    const { now, score, actions, facts, records, current, say } = situation;
    const { orgId } = caller.session;
    const today = dayOf(now, caller.brand.timeZone);
    const coming = await readComing(services, caller, { from: today, to: addDays(today, DAYS) });
    const isScanning = current.modules.monitoring === 'ACTIVE';
    const findings = isScanning
      ? await database.onceInOrg(orgId, (tx) => listWorstFindings(tx, { now, limit: MAX_FINDINGS }))
      : [];
    const addressOf = (path: string) => `${brandOrigin(caller.brand, config.publicUrl)}${path}`;
    return {
      score: score.score,
      reachable: score.reachable,
      heldBy: score.heldBy.map(({ title, href }) => ({ title, address: href === null ? null : addressOf(href) })),
      steps: actions.map(({ title, reason, urgency, minutes, gain, doneBy = 'you', href }) => ({
        ...{ title, reason, urgency, minutes, gain, doneBy },
        address: addressOf(href),
      })),
      findings: findings.map((row) => ({
        ...toFinding(toFindingRow(row, now, say)),
        websiteName: row.website_name,
      })),
      due: coming
        .filter(({ kind }) => TOLD_KINDS.has(kind))
        .map(({ day, kind, title, href }) => ({ day, kind, title, address: addressOf(href) })),
      overdue: {
        people: current.modules.training === 'ACTIVE' ? facts.training.late : 0,
        records: current.modules.compliance === 'ACTIVE' ? records.overdue : 0,
      },
    };
  }),
];
