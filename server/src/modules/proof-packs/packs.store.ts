import { randomUUID } from 'node:crypto';
import type { PackFile } from '@portal/contract/proof-packs/proof-packs.schemas.ts';
import type { ValidDays } from '@portal/domain/proof-packs/pack-validity.ts';
import type { ChosenParts } from '@portal/domain/proof-packs/proof-parts.ts';
import { sql } from 'kysely';
import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../database/database.ts';
import type { ProofSnapshot } from './proof-packs.tables.ts';

const packs = (tx: AnyTransaction) =>
  tx
    .selectFrom('proof_packs')
    .select(['pack_id', 'code', 'organisation_name', 'recipient', 'purpose', 'parts', 'valid_days', 'asked_by_name'])
    .select(['asked_at', 'expires_at', 'status', 'file_name', 'files', 'made_at', 'revoked_at']);

export type PackRow = NonNullable<Awaited<ReturnType<typeof findPack>>>;

/** The packs, the latest first. */
export function listPacks(tx: OrgTransaction, { offset, limit }: { offset: number; limit: number }) {
  return packs(tx).orderBy('ordinal', 'desc').offset(offset).limit(limit).execute();
}

export async function countPacks(tx: OrgTransaction): Promise<number> {
  const { count } = await tx
    .selectFrom('proof_packs')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many packs keep a file, or are to get one. */
export async function countValidPacks(tx: OrgTransaction, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('proof_packs')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>=', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** A pack, which others cannot change until this transaction has ended. */
export function findPack(tx: OrgTransaction, packId: string) {
  return packs(tx).where('pack_id', '=', packId).forUpdate().executeTakeFirst();
}

/** The pack that a page has asked for already. */
export function findPackOfRequest(tx: OrgTransaction, requestId: string) {
  return packs(tx).where('request_id', '=', requestId).executeTakeFirst();
}

/** A pack of any organisation that was made, by its code. */
export function findPackByCode(tx: SystemTransaction, code: string) {
  return packs(tx).where('code', '=', code).where('status', '=', 'ready').executeTakeFirst();
}

export type NewPack = {
  readonly orgId: string;
  readonly requestId: string;
  readonly code: string;
  readonly organisationName: string;
  readonly recipient: string;
  readonly purpose: string;
  readonly parts: ChosenParts;
  readonly validDays: ValidDays;
  readonly askedBy: string;
  readonly askedByName: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  readonly snapshot: ProofSnapshot;
  readonly fileName: string;
};

/** Writes a pack that is to be made; its id. */
export async function insertPack(tx: OrgTransaction, pack: NewPack): Promise<string> {
  const packId = randomUUID();
  await tx
    .insertInto('proof_packs')
    .values({
      pack_id: packId,
      org_id: pack.orgId,
      request_id: pack.requestId,
      code: pack.code,
      organisation_name: pack.organisationName,
      recipient: pack.recipient,
      purpose: pack.purpose,
      parts: JSON.stringify(pack.parts),
      valid_days: pack.validDays,
      asked_by: pack.askedBy,
      asked_by_name: pack.askedByName,
      asked_at: pack.askedAt,
      expires_at: pack.expiresAt,
      snapshot: JSON.stringify(pack.snapshot),
      file_name: pack.fileName,
    })
    .execute();
  return packId;
}

/** Takes a pack back; its bytes and what it told go at once. */
export async function revokePack(tx: OrgTransaction, packId: string, by: { at: Date; name: string }): Promise<void> {
  await tx
    .updateTable('proof_packs')
    .set({ revoked_at: by.at, revoked_by_name: by.name, content: null, snapshot: null })
    .where('pack_id', '=', packId)
    .execute();
}

/** Has a pack that could not be made begun anew. */
export async function beginAgain(tx: OrgTransaction, packId: string): Promise<void> {
  await tx.updateTable('proof_packs').set({ status: 'making', tries: 0 }).where('pack_id', '=', packId).execute();
}

/** The bytes of a pack; null when they are gone, or not made yet. */
export async function readContent(tx: OrgTransaction, packId: string): Promise<Buffer | null> {
  const row = await tx.selectFrom('proof_packs').select('content').where('pack_id', '=', packId).executeTakeFirst();
  return row?.content ?? null;
}

/** The packs whose bytes are there, the latest first. */
export function listKeptPacks(tx: OrgTransaction) {
  return tx
    .selectFrom('proof_packs')
    .select(['pack_id', 'file_name'])
    .where('content', 'is not', null)
    .orderBy('ordinal', 'desc')
    .execute();
}

/** Counts one more try at making a pack; undefined where there is nothing left to make. */
export function beginTry(tx: OrgTransaction, packId: string) {
  return tx
    .updateTable('proof_packs')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('pack_id', '=', packId)
    .where('status', '=', 'making')
    .where('revoked_at', 'is', null)
    .where('snapshot', 'is not', null)
    .returning(['code', 'organisation_name', 'recipient', 'purpose', 'parts', 'asked_by', 'asked_at', 'expires_at'])
    .returning(['snapshot', 'file_name', 'tries'])
    .executeTakeFirst();
}

/** Keeps the file of a pack that is being made; false where another worker was first, or it was taken back. */
export async function saveContent(
  tx: OrgTransaction,
  packId: string,
  made: { readonly content: Buffer; readonly files: readonly PackFile[]; readonly at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('proof_packs')
    .set({ status: 'ready', content: made.content, files: JSON.stringify(made.files), made_at: made.at })
    .where('pack_id', '=', packId)
    .where('status', '=', 'making')
    .where('revoked_at', 'is', null)
    .returning('pack_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a pack up until somebody tries again. */
export async function markFailed(tx: OrgTransaction, packId: string): Promise<void> {
  await tx
    .updateTable('proof_packs')
    .set({ status: 'failed' })
    .where('pack_id', '=', packId)
    .where('status', '=', 'making')
    .execute();
}

/** Removes the files of packs that are not valid any more, and what they told; the records stay. */
export async function clearExpiredPacks(tx: SystemTransaction, now: Date): Promise<void> {
  await tx
    .updateTable('proof_packs')
    .set({ content: null, snapshot: null })
    .where('expires_at', '<', now)
    .where(({ or, eb }) => or([eb('snapshot', 'is not', null), eb('content', 'is not', null)]))
    .execute();
}
