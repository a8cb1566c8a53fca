import type { DigestFrequency } from '@portal/domain/digest/digest-times.ts';
import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../database/database.ts';
import { newToken } from '../../system/tokens.ts';

/** Anyone who has not chosen gets it every week. */
export const FIRST_FREQUENCY: DigestFrequency = 'weekly';

/** Somebody to write to. */
export type DigestReader = {
  readonly userId: string;
  readonly orgId: string;
  readonly email: string;
  readonly firstName: string;
  readonly brandId: string;
};

export async function findFrequency(tx: OrgTransaction, userId: string): Promise<DigestFrequency> {
  const row = await tx
    .selectFrom('digest_choices')
    .select('frequency')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.frequency ?? FIRST_FREQUENCY;
}

type Person = { readonly userId: string; readonly orgId: string };

export async function saveFrequency(
  tx: OrgTransaction,
  { userId, orgId }: Person,
  frequency: DigestFrequency,
): Promise<void> {
  await tx
    .insertInto('digest_choices')
    .values({ user_id: userId, org_id: orgId, frequency, token: newToken() })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ frequency }))
    .execute();
}

/** @returns whether there is such a link */
export async function saveFrequencyByToken(
  tx: SystemTransaction,
  token: string,
  frequency: DigestFrequency,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('digest_choices')
    .set({ frequency })
    .where('token', '=', token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Due = {
  readonly brandIds: readonly string[];
  /** A Monday such as "2026-11-23". */
  readonly monday: string;
  readonly frequencies: readonly DigestFrequency[];
  /** Who came later has had no week yet. */
  readonly joinedBefore: Date;
};

/** People of firms of these brands who are to get the digest of a Monday and have not; none of a firm that is suspended or goes. */
export function listDueReaders(
  tx: SystemTransaction,
  due: Due,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<DigestReader[]> {
  return tx
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.org_id', 'users.org_id')
    .leftJoin('digest_choices', 'digest_choices.user_id', 'users.user_id')
    .select(({ ref }) => [
      'users.user_id as userId',
      'organisations.org_id as orgId',
      ref('users.email').as('email'),
      'users.first_name as firstName',
      'organisations.brand_id as brandId',
    ])
    .where('organisations.brand_id', 'in', due.brandIds)
    .where('organisations.company_name', '<>', '')
    .where('organisations.suspended_at', 'is', null)
    .where('organisations.deletion_requested_at', 'is', null)
    .where('users.created_at', '<', due.joinedBefore)
    .$if(after !== null, (query) => query.where('users.user_id', '>', after))
    .where(({ or, eb }) =>
      or([eb('digest_choices.frequency', 'is', null), eb('digest_choices.frequency', 'in', due.frequencies)]),
    )
    .where(({ or, eb }) =>
      or([eb('digest_choices.sent_for', 'is', null), eb('digest_choices.sent_for', '<', due.monday)]),
    )
    .orderBy('users.user_id')
    .limit(limit)
    .execute();
}

/**
 * Notes that somebody gets the digest of a Monday; of two workers at once, one does.
 * @returns the token of the mail's link; null when it has gone out already, or is not wanted any more
 */
export async function claimDigest(
  tx: AnyTransaction,
  { userId, orgId }: Person,
  monday: string,
): Promise<string | null> {
  const row = await tx
    .insertInto('digest_choices')
    .values({ user_id: userId, org_id: orgId, token: newToken(), sent_for: monday })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sent_for: monday })
        .where(({ or, eb }) =>
          or([eb('digest_choices.sent_for', 'is', null), eb('digest_choices.sent_for', '<', monday)]),
        )
        .where('digest_choices.frequency', '<>', 'never'),
    )
    .returning('token')
    .executeTakeFirst();
  return row?.token ?? null;
}
