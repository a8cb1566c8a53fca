import { createHash, randomUUID } from 'node:crypto';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { dueDay } from '@portal/domain/registers/due-day.ts';
import { readValues } from '@portal/domain/registers/read-value.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { DemoFirm } from '../../../module-demo.ts';
import type { Services } from '../../../services.ts';
import { insertChanges } from '../changes.store.ts';
import { insertEntries } from '../entries.store.ts';
import { filePath } from '../files/file-path.ts';
import { insertRegisterFile } from '../files/register-files.store.ts';
import { registerOf } from '../shipped-registers.ts';
import { DEMO_ENTRIES, type DemoEntry } from './demo-entries.ts';
import { closeDemoEntry } from './demo-registers.store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** When most of it was entered. */
const ENTERED_DAYS_AGO = 14;

/** Gives the demonstration's organisation entries in every register. */
export async function fillDemo(tx: SystemTransaction, firm: DemoFirm, { files }: Services): Promise<void> {
  for (const entry of DEMO_ENTRIES) {
    const entryId = await addEntry(tx, firm, entry);
    if (entry.proof !== undefined) await addProof(tx, firm, files, entryId, entry.proof);
  }
}

/** @throws {Error} where an entry of the demonstration is one that the form would refuse */
async function addEntry(tx: SystemTransaction, firm: DemoFirm, entry: DemoEntry): Promise<string> {
  const { orgId, owner, now, timeZone } = firm;
  const register = registerOf(entry.register, 'en');
  const dayFromNow = (days: number) => dayOf(new Date(now.getTime() + days * DAY_MS), timeZone);
  const days = Object.entries(entry.days ?? {}).map(([column, fromNow]) => [column, dayFromNow(fromNow)] as const);
  const { values, faults } = readValues(register.columns, { ...entry.values, ...Object.fromEntries(days) });
  const [fault] = faults;
  if (fault !== undefined) throw new Error(`An entry of ${entry.register} in the demonstration lacks ${fault.column}.`);
  const at = new Date(now.getTime() - Math.max(ENTERED_DAYS_AGO, (entry.closedDaysAgo ?? 0) + 1) * DAY_MS);
  const change = { byName: owner.name, at };
  const entryId = randomUUID();
  const owned =
    entry.owner === 'it'
      ? { ownerName: 'Quayside IT', ownerEmail: 'support@quayside-it.example' }
      : { ownerName: owner.name, ownerEmail: owner.email };
  const title = values[register.title] ?? '';
  const dueOn = dueDay(register.due, values, dayOf(at, timeZone));
  const content = { entryId, title, values, ticks: entry.ticks ?? {}, dueOn, ...owned };
  await insertEntries(tx, { orgId, register: entry.register }, [content], change);
  await insertChanges(tx, orgId, [{ entryId, kind: 'created' }], change);
  if (entry.closedDaysAgo !== undefined) {
    const closedAt = new Date(now.getTime() - entry.closedDaysAgo * DAY_MS);
    await closeDemoEntry(tx, entryId, { on: dayFromNow(-entry.closedDaysAgo), by: owner, at: closedAt });
    await insertChanges(tx, orgId, [{ entryId, kind: 'closed' }], { byName: owner.name, at: closedAt });
  }
  return entryId;
}

async function addProof(
  tx: SystemTransaction,
  { orgId, owner, now }: DemoFirm,
  files: Services['files'],
  entryId: string,
  { fileName, text }: NonNullable<DemoEntry['proof']>,
): Promise<void> {
  const bytes = Buffer.from(text);
  const fileId = randomUUID();
  const at = new Date(now.getTime() - 3 * DAY_MS);
  await files.put(filePath(orgId, fileId), bytes);
  const sha256 = createHash('sha256').update(bytes).digest();
  const added = { addedBy: owner.userId, addedByName: owner.name, addedAt: at };
  await insertRegisterFile(tx, { fileId, orgId, entryId, fileName, size: bytes.length, sha256, ...added });
  await insertChanges(tx, orgId, [{ entryId, kind: 'file-added', fileName }], { byName: owner.name, at });
}
