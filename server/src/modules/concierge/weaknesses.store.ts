import type { WeaknessSeverity } from '@portal/domain/concierge/weakness-severity.ts';
import type { WeaknessStatus } from '@portal/domain/concierge/weakness-status.ts';
import { sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';
import type { Slice } from './page-of-customers-list.ts';

export type WeaknessFilter = {
  readonly severity?: WeaknessSeverity | undefined;
  readonly status?: WeaknessStatus | undefined;
};

/** What the customer may see: no drafts, and nothing that was withdrawn. */
function visible(tx: OrgTransaction) {
  return tx.selectFrom('weaknesses').where('published_at', 'is not', null).where('withdrawn_at', 'is', null);
}

/** Not opened by this person since it was published, or since its status changed. */
const isNewTo = (userId: string) => sql<boolean>`not exists (
  select from weakness_reads read where read.org_id = weaknesses.org_id and read.weakness_id = weaknesses.weakness_id
    and read.user_id = ${userId} and read.read_at >= greatest(weaknesses.published_at, weaknesses.status_updated_at))`;

/** One page by status, severity and day, newest first (spec part 2, section 4). */
export function listWeaknessRows(
  tx: OrgTransaction,
  userId: string,
  { severity, status }: WeaknessFilter,
  slice: Slice,
) {
  return visible(tx)
    .$if(severity !== undefined, (query) => query.where('severity', '=', severity ?? 'Info'))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'Open'))
    .select(['weakness_id', 'title', 'severity', 'status', 'status_updated_at', 'reported_on'])
    .select(isNewTo(userId).as('is_new'))
    .orderBy('status_order')
    .orderBy('severity_order')
    .orderBy('reported_on', 'desc')
    .orderBy('weakness_id')
    .offset(slice.offset)
    .limit(slice.limit)
    .execute();
}

/** How many there are of each status and severity, and how many of them are new to this person. */
export async function tallyWeaknesses(tx: OrgTransaction, userId: string) {
  const rows = await visible(tx)
    .select(({ fn }) => ['status', 'severity', fn.countAll<string>().as('total')])
    .select(sql<string>`count(*) filter (where ${isNewTo(userId)})`.as('unread'))
    .groupBy(['status', 'severity'])
    .execute();
  return rows.map((row) => ({ ...row, total: Number(row.total), unread: Number(row.unread) }));
}

export function findWeakness(tx: OrgTransaction, weaknessId: string) {
  return visible(tx).selectAll().where('weakness_id', '=', weaknessId).executeTakeFirst();
}

export type WeaknessRow = NonNullable<Awaited<ReturnType<typeof findWeakness>>>;

/** The evidence of a weakness, by name. */
export function listWeaknessFiles(tx: OrgTransaction, weaknessId: string) {
  return tx
    .selectFrom('weakness_files')
    .select(['file_id', 'file_name', 'size'])
    .where('weakness_id', '=', weaknessId)
    .orderBy('file_name')
    .orderBy('file_id')
    .execute();
}

/** A file of a weakness that the customer may see. */
export function findWeaknessFile(tx: OrgTransaction, fileId: string) {
  return tx
    .selectFrom('weakness_files')
    .innerJoin('weaknesses', 'weaknesses.weakness_id', 'weakness_files.weakness_id')
    .select(['weakness_files.file_name', 'weaknesses.title', 'weaknesses.weakness_id'])
    .where('file_id', '=', fileId)
    .where('weaknesses.published_at', 'is not', null)
    .where('weaknesses.withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** Keeps that somebody has opened a weakness. */
export async function markWeaknessRead(
  tx: OrgTransaction,
  read: { orgId: string; weaknessId: string; userId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('weakness_reads')
    .values({ org_id: read.orgId, weakness_id: read.weaknessId, user_id: read.userId, read_at: read.at })
    .onConflict((conflict) => conflict.columns(['org_id', 'weakness_id', 'user_id']).doUpdateSet({ read_at: read.at }))
    .execute();
}
