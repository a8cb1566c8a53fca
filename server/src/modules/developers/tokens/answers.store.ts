import type { AnyTransaction, SystemTransaction } from '../../../database/database.ts';

type Key = { readonly tokenId: string; readonly key: string };

/** Takes a key for a request; the row that had it before where it was taken. */
export async function takeKey(
  tx: AnyTransaction,
  { tokenId, key, orgId, requestHash, at }: Key & { orgId: string | null; requestHash: Buffer; at: Date },
  expired: { readonly answeredBefore: Date; readonly unansweredBefore: Date },
) {
  await tx
    .deleteFrom('api_answers')
    .where('token_id', '=', tokenId)
    .where('idempotency_key', '=', key)
    .where(({ eb, or, and }) =>
      or([
        eb('asked_at', '<', expired.answeredBefore),
        and([eb('status', 'is', null), eb('asked_at', '<', expired.unansweredBefore)]),
      ]),
    )
    .execute();
  const taken = await tx
    .insertInto('api_answers')
    .values({ token_id: tokenId, idempotency_key: key, org_id: orgId, request_hash: requestHash, asked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_id')
    .executeTakeFirst();
  if (taken !== undefined) return null;
  return tx
    .selectFrom('api_answers')
    .select(['request_hash', 'status', 'answer'])
    .where('token_id', '=', tokenId)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
}

export async function keepAnswer(
  tx: AnyTransaction,
  { tokenId, key }: Key,
  { status, answer }: { readonly status: number; readonly answer: unknown },
): Promise<void> {
  await tx
    .updateTable('api_answers')
    .set({ status, answer: JSON.stringify(answer) })
    .where('token_id', '=', tokenId)
    .where('idempotency_key', '=', key)
    .execute();
}

/** Gives a key back whose request failed, so that it can be sent again. */
export async function giveKeyBack(tx: AnyTransaction, { tokenId, key }: Key): Promise<void> {
  await tx
    .deleteFrom('api_answers')
    .where('token_id', '=', tokenId)
    .where('idempotency_key', '=', key)
    .where('status', 'is', null)
    .execute();
}

export async function deleteAnswersBefore(tx: SystemTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('api_answers').where('asked_at', '<', before).execute();
}
