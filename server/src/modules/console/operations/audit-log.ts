import * as calls from '@portal/contract/console/audit-log.calls.ts';
import { endOfDay } from '@portal/domain/plans/end-of-day.ts';
import type { z } from 'zod';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller, subjectInWords } from '../../audit/public.ts';
import { auditCsv } from './audit-csv.ts';
import { type AuditFilter, type AuditPosition, listEntries } from './audit-log.store.ts';

const ENTRIES_SHOWN = 50;
const MAX_IN_FILE = 10_000;

/** Calls of the log of the whole portal. */
export const auditLogCalls: readonly BoundCall<Services>[] = [
  bind(calls.listAuditLog).to(listAuditLog),
  bind(calls.downloadAuditLog).to(downloadAuditLog),
];

async function listAuditLog(
  { database }: Services,
  { brand }: CallerOf<typeof calls.listAuditLog>,
  { before, ...input }: InputOf<typeof calls.listAuditLog>,
): Promise<AnswerOf<typeof calls.listAuditLog>> {
  const filter = toFilter(input, brand.timeZone);
  const rows = await database.onceAsSystem((tx) => listEntries(tx, filter, positionOf(before), ENTRIES_SHOWN + 1));
  const shown = rows.slice(0, ENTRIES_SHOWN);
  const last = shown.at(-1);
  return {
    success: true,
    data: {
      entries: shown.map((row) => ({
        auditId: String(row.audit_id),
        at: row.at.toISOString(),
        action: row.action,
        subject: subjectInWords(row),
        actor: row.actor,
        organisation:
          row.org_id === null || row.company_name === null
            ? null
            : { orgId: row.org_id, companyName: row.company_name },
        ip: row.ip,
      })),
      next: rows.length > ENTRIES_SHOWN && last ? `${last.at.toISOString()}_${last.audit_id}` : null,
    },
  };
}

async function downloadAuditLog(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.downloadAuditLog>,
  input: InputOf<typeof calls.downloadAuditLog>,
): Promise<AnswerOf<typeof calls.downloadAuditLog>> {
  const now = clock.now();
  const filter = toFilter(input, caller.brand.timeZone);
  const rows = await database.asSystem(async (tx) => {
    const entries = await listEntries(tx, filter, null, MAX_IN_FILE);
    await auditCaller(tx, caller, now, { action: 'audit-log.downloaded', details: { entries: entries.length } });
    return entries;
  });
  return { fileName: `log-${now.toISOString().slice(0, 10)}.csv`, bytes: Buffer.from(auditCsv(rows)) };
}

function toFilter(input: z.output<typeof calls.downloadAuditLog.input>, timeZone: string): AuditFilter {
  const { organisation, person, action, from, to } = input;
  return {
    organisation,
    person,
    action,
    from:
      from === undefined ? null : new Date(Temporal.PlainDate.from(from).toZonedDateTime(timeZone).epochMilliseconds),
    until: to === undefined ? null : endOfDay(to, timeZone),
  };
}

function positionOf(before: string | undefined): AuditPosition | null {
  const [at, auditId] = before?.split('_') ?? [];
  const instant = new Date(at ?? Number.NaN);
  return auditId === undefined || Number.isNaN(instant.getTime()) ? null : { at: instant, auditId };
}
