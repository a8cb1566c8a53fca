import type { ApiScope } from '@portal/domain/developers/api-scopes.ts';
import type { AnyTransaction, SystemTransaction } from '../../../database/database.ts';
import { type Owner, ownedBy } from '../owner.store.ts';

/** The owner's tokens, the newest first. */
export function listTokens(tx: AnyTransaction, owner: Owner) {
  return tx
    .selectFrom('api_tokens')
    .select(['token_id', 'name', 'hint', 'scopes', 'made_by_name', 'made_at', 'expires_at', 'last_used_at'])
    .select('revoked_at')
    .where(ownedBy(owner))
    .orderBy('made_at', 'desc')
    .orderBy('token_id')
    .execute();
}

export type TokenRow = Awaited<ReturnType<typeof listTokens>>[number];

/** How many of the owner's tokens are good. */
export async function countGoodTokens(tx: AnyTransaction, owner: Owner, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('api_tokens')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(ownedBy(owner))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertToken(
  tx: AnyTransaction,
  token: {
    readonly tokenId: string;
    readonly orgId: string | null;
    readonly name: string;
    readonly hash: Buffer;
    readonly hint: string;
    readonly scopes: readonly ApiScope[];
    readonly madeBy: string;
    readonly madeByName: string;
    readonly madeAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('api_tokens')
    .values({
      token_id: token.tokenId,
      org_id: token.orgId,
      name: token.name,
      token_hash: token.hash,
      hint: token.hint,
      scopes: [...token.scopes],
      made_by: token.madeBy,
      made_by_name: token.madeByName,
      made_at: token.madeAt,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Ends a token for good; its name, or undefined where the owner has no such token that is not revoked. */
export async function revokeToken(
  tx: AnyTransaction,
  owner: Owner,
  { tokenId, at }: { readonly tokenId: string; readonly at: Date },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('api_tokens')
    .set({ revoked_at: at })
    .where('token_id', '=', tokenId)
    .where('revoked_at', 'is', null)
    .where(ownedBy(owner))
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** A token that is good at that time, with who made it; not of a firm that is suspended or being deleted. */
export function findGoodToken(tx: SystemTransaction, hash: Buffer, now: Date) {
  return tx
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.user_id', 'api_tokens.made_by')
    .leftJoin('organisations', 'organisations.org_id', 'api_tokens.org_id')
    .select(['token_id', 'api_tokens.org_id', 'name', 'scopes', 'made_by', 'expires_at', 'last_used_at'])
    .select(['users.email', 'users.staff_role', 'users.org_id as maker_org_id', 'organisations.brand_id'])
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('organisations.suspended_at', 'is', null)
    .where('organisations.deletion_requested_at', 'is', null)
    .executeTakeFirst();
}

export type GoodToken = NonNullable<Awaited<ReturnType<typeof findGoodToken>>>;

/** Notes that a token was used. */
export async function touchToken(tx: SystemTransaction, tokenId: string, at: Date): Promise<void> {
  await tx.updateTable('api_tokens').set({ last_used_at: at }).where('token_id', '=', tokenId).execute();
}

/** Deletes tokens that ended, or were revoked, before an instant. */
export async function deleteTokensEndedBefore(tx: SystemTransaction, before: Date): Promise<void> {
  await tx
    .deleteFrom('api_tokens')
    .where(({ eb, or }) => or([eb('expires_at', '<', before), eb('revoked_at', '<', before)]))
    .execute();
}
