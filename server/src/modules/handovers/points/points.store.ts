import type { HandoverKind } from '@portal/domain/handovers/handover-limits.ts';
import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';

export type NewPoint = {
  readonly pointId: string;
  readonly kind: HandoverKind;
  readonly ref: string;
  readonly title: string;
};

export async function insertPoints(
  tx: OrgTransaction,
  { orgId, handoverId }: { readonly orgId: string; readonly handoverId: string },
  points: readonly NewPoint[],
): Promise<void> {
  await tx
    .insertInto('handover_points')
    .values(
      points.map(({ pointId, kind, ref, title }, position) => ({
        point_id: pointId,
        org_id: orgId,
        handover_id: handoverId,
        position,
        kind,
        ref,
        title,
      })),
    )
    .execute();
}

/** The points of these handovers, in their order. */
export function listPoints(tx: OrgTransaction, handoverIds: readonly string[]) {
  return tx
    .selectFrom('handover_points')
    .selectAll()
    .where('handover_id', 'in', handoverIds)
    .orderBy('handover_id')
    .orderBy('position')
    .execute();
}

export type PointRow = Awaited<ReturnType<typeof listPoints>>[number];

/** A point that nobody else changes until this transaction has ended. */
export function lockPoint(tx: OrgTransaction, pointId: string) {
  return tx.selectFrom('handover_points').selectAll().where('point_id', '=', pointId).forUpdate().executeTakeFirst();
}

/** Notes that the helper says that it is fixed; false when there were `max` such words on that day. */
export async function noteDone(
  tx: OrgTransaction,
  pointId: string,
  { at, day, max }: { readonly at: Date; readonly day: string; readonly max: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('handover_points')
    .set({
      done_at: at,
      confirmed_at: null,
      confirmed_by_name: null,
      checks_on: day,
      checks: sql<number>`case when checks_on = ${day}::date then checks else 0 end + 1`,
    })
    .where('point_id', '=', pointId)
    .where(sql<boolean>`(checks_on is distinct from ${day}::date or checks < ${max})`)
    .returning('point_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteConfirmed(
  tx: OrgTransaction,
  pointId: string,
  by: { readonly at: Date; readonly name: string },
): Promise<void> {
  await tx
    .updateTable('handover_points')
    .set({ confirmed_at: by.at, confirmed_by_name: by.name })
    .where('point_id', '=', pointId)
    .execute();
}
