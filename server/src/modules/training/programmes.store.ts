import { type FirmPrograms, UNKNOWN_PROGRAMS } from '@portal/domain/training/firm-programs.ts';
import type { OrgTransaction } from '../../database/database.ts';

const COLUMNS = [
  'starts_on',
  'pace_months',
  'due_days',
  'reminders',
  'welcome_text',
  'recall',
  'revision',
  'continues_on',
  'mail_program',
  'computers',
  'phones',
] as const;

/** The firm's year; undefined before its first person, and before anybody chose anything. */
export function findProgramme(tx: OrgTransaction) {
  return tx.selectFrom('training_programmes').select(COLUMNS).executeTakeFirst();
}

/** Days in which a course is to be done; null where the firm has not set up its training. */
export async function findCourseDays(tx: OrgTransaction): Promise<number | null> {
  return (await findProgramme(tx))?.due_days ?? null;
}

/** What the firm's people work with; unknown before anybody said so. */
export async function findPrograms(tx: OrgTransaction): Promise<FirmPrograms> {
  const row = await findProgramme(tx);
  return row === undefined ? UNKNOWN_PROGRAMS : programsOf(row);
}

export const programsOf = (row: ProgrammeRow): FirmPrograms => ({
  mail: row.mail_program,
  computers: row.computers,
  phones: row.phones,
});

export type ProgrammeRow = NonNullable<Awaited<ReturnType<typeof findProgramme>>>;

/** The firm's year, locked until the transaction's end. */
export function lockProgramme(tx: OrgTransaction): Promise<ProgrammeRow | undefined> {
  return tx.selectFrom('training_programmes').select(COLUMNS).forUpdate().executeTakeFirst();
}

export type ProgrammeFields = {
  readonly startsOn: string;
  readonly paceMonths: number;
  readonly dueDays: number;
  readonly reminders: boolean;
  readonly welcomeText: string;
  readonly recall: boolean;
  readonly programs: FirmPrograms;
};

const columnsOf = (programme: ProgrammeFields) => ({
  starts_on: programme.startsOn,
  pace_months: programme.paceMonths,
  due_days: programme.dueDays,
  reminders: programme.reminders,
  welcome_text: programme.welcomeText,
  recall: programme.recall,
  mail_program: programme.programs.mail,
  computers: programme.programs.computers,
  phones: programme.programs.phones,
});

/** Keeps a year where there isn't one; false where there is one already. */
export async function insertProgramme(
  tx: OrgTransaction,
  orgId: string,
  programme: ProgrammeFields,
  revision: number,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('training_programmes')
    .values({ org_id: orgId, ...columnsOf(programme), revision, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('revision')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateProgramme(tx: OrgTransaction, programme: ProgrammeFields, now: Date): Promise<void> {
  await tx
    .updateTable('training_programmes')
    .set((eb) => ({ ...columnsOf(programme), revision: eb('revision', '+', 1), updated_at: now }))
    .execute();
}
