import type { DeskFieldValue } from '@portal/domain/developers/desk-fields.ts';
import type { TicketDeskKind } from '@portal/domain/developers/ticket-desks.ts';
import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

/** The firm's desk; undefined where it has set none. */
export function findDesk(tx: OrgTransaction) {
  return tx.selectFrom('ticket_desks').selectAll().executeTakeFirst();
}

export type DeskRow = NonNullable<Awaited<ReturnType<typeof findDesk>>>;

/** The desk whose address for calls has a secret with this hash; none where the firm is suspended or goes. */
export function findDeskByHook(tx: SystemTransaction, hash: Buffer) {
  return tx
    .selectFrom('ticket_desks')
    .innerJoin('organisations', 'organisations.org_id', 'ticket_desks.org_id')
    .selectAll('ticket_desks')
    .where('hook_hash', '=', hash)
    .where('suspended_at', 'is', null)
    .where('deletion_requested_at', 'is', null)
    .executeTakeFirst();
}

/** Sets the firm's desk; the tickets of another one are forgotten with it. */
export async function saveDesk(
  tx: OrgTransaction,
  desk: {
    readonly deskId: string;
    readonly orgId: string;
    readonly kind: TicketDeskKind;
    readonly address: string;
    readonly project: string;
    readonly account: string;
    readonly sealedToken: string | null;
    readonly hook: { readonly hash: Buffer; readonly sealedSecret: string } | null;
    readonly fieldValues: readonly DeskFieldValue[];
    readonly madeByName: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx.deleteFrom('ticket_desks').where('desk_id', '!=', desk.deskId).execute();
  const changed = {
    account: desk.account,
    sealed_token: desk.sealedToken,
    hook_hash: desk.hook?.hash ?? null,
    sealed_hook_secret: desk.hook?.sealedSecret ?? null,
    field_values: JSON.stringify(desk.fieldValues),
    made_by_name: desk.madeByName,
    made_at: desk.at,
  };
  const { kind, address, project } = desk;
  await tx
    .insertInto('ticket_desks')
    .values({ desk_id: desk.deskId, org_id: desk.orgId, kind, address, project, ...changed })
    .onConflict((conflict) => conflict.column('desk_id').doUpdateSet(changed))
    .execute();
}

/** @returns whether there was one */
export async function deleteDesk(tx: OrgTransaction): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('ticket_desks').executeTakeFirst();
  return numDeletedRows > 0n;
}
