import { randomUUID } from 'node:crypto';
import type {
  checkWeaknessImport as checkWeaknessImportCall,
  importWeaknesses as importWeaknessesCall,
} from '@portal/contract/concierge/staff-weaknesses.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { findUserName } from '../../profile/public.ts';
import type { ConciergeServices } from '../concierge-services.ts';
import type { ImportedWeakness } from '../import/imported-weaknesses.ts';
import type { ScannerFile } from '../import/scanner-file.ts';
import { SCANNER_FILE } from '../import/scanner-file-reader.ts';
import { auditForCustomer, auditInside } from './audit-staff.ts';
import { listLivingIds } from './organisations.store.ts';
import { tellCustomers } from './tell-customers.ts';
import { insertWeaknesses, listImportKeys } from './weaknesses.store.ts';

const ROWS_SHOWN = 500;

type Judged = ImportedWeakness & { readonly kind: 'new' | 'known' | 'error' };

/** Tells what importing a scanner's list would do, and writes nothing. */
export async function checkWeaknessImport(
  { database, fileReaders }: ConciergeServices,
  { session }: CallerOf<typeof checkWeaknessImportCall>,
  { orgId, file }: InputOf<typeof checkWeaknessImportCall>,
): Promise<AnswerOf<typeof checkWeaknessImportCall>> {
  const list = await fileReaders.read(SCANNER_FILE, session.userId, file);
  const { format, rows } = await database.asSystem((tx) => judgedRows(tx, orgId, list));
  const count = (kind: Judged['kind']) => rows.filter((row) => row.kind === kind).length;
  const shown = [...rows.filter((row) => row.kind === 'error'), ...rows.filter((row) => row.kind !== 'error')];
  return {
    success: true,
    data: {
      format,
      rows: shown.slice(0, ROWS_SHOWN).map((row) => ({
        number: row.number,
        kind: row.kind,
        title: row.title,
        severity: row.severity,
        givenSeverity: row.givenSeverity,
        cvssScore: row.cvssScore,
        place: row.place,
        problem: row.problem,
      })),
      counts: { new: count('new'), known: count('known'), error: count('error') },
    },
  };
}

/** Makes weaknesses of a list's new rows, as drafts or published at once. */
export async function importWeaknesses(
  services: ConciergeServices,
  caller: CallerOf<typeof importWeaknessesCall>,
  { orgId, file, isPublished, leaveOut }: InputOf<typeof importWeaknessesCall>,
): Promise<AnswerOf<typeof importWeaknessesCall>> {
  const { database, clock, fileReaders } = services;

  const list = await fileReaders.read(SCANNER_FILE, caller.session.userId, file);
  const at = clock.now();
  const left = new Set(leaveOut.split(',').map(Number));
  const today = at.toISOString().slice(0, 10);
  const data = await database.asSystem(async (tx) => {
    const { format, rows } = await judgedRows(tx, orgId, list);
    const wanted = rows.filter((row) => row.kind === 'new' && !left.has(row.number));
    if (wanted.length === 0) throw new AppError('WEAKNESS_IMPORT_EMPTY', { field: 'file' });
    const publishedAt = isPublished === 'true' ? at : null;
    const byName = await findUserName(tx, caller.session.userId);
    const added = await insertWeaknesses(
      tx,
      wanted.flatMap((row) => newWeakness(row, { orgId, reportedOn: today, publishedAt })),
      { at, byName },
    );
    const entry = { subject: file.fileName, details: { format, weaknesses: added.length } };
    if (publishedAt === null)
      await auditInside(tx, caller, at, { ...entry, action: 'weakness.imported', about: orgId });
    else {
      await tellCustomers(tx, services, [{ org_id: orgId }], 'weakness-published');
      await auditForCustomer(tx, caller, at, { ...entry, action: 'weakness.imported', orgId });
    }
    const known = rows.filter((row) => row.kind === 'known').length;
    return { added: added.length, known, leftOut: rows.length - known - added.length };
  });
  return { success: true, data };
}

/** Every row with what would become of it; of two that are the same, the second is known. */
async function judgedRows(tx: SystemTransaction, orgId: string, list: ScannerFile) {
  if ((await listLivingIds(tx, [orgId])).length === 0) throw new AppError('ORGANISATION_UNKNOWN', { field: 'orgId' });
  const known = new Set(await listImportKeys(tx, orgId));
  const rows = list.rows.map((row): Judged => {
    if (row.problem !== '') return { ...row, kind: 'error' };
    const kind = known.has(row.importKey) ? 'known' : 'new';
    known.add(row.importKey);
    return { ...row, kind };
  });
  return { format: list.format, rows };
}

function newWeakness(
  { title, severity, cvssScore, cvssVector, body, importKey }: Judged,
  { orgId, reportedOn, publishedAt }: { orgId: string; reportedOn: string; publishedAt: Date | null },
) {
  if (severity === null) return [];
  const fields = { title, severity, cvssScore, cvssVector, fact: null, reportedOn, body };
  return [{ weaknessId: randomUUID(), orgId, fields, importKey, publishedAt }];
}
