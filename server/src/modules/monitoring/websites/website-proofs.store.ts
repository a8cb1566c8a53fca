import { randomBytes } from 'node:crypto';
import type { ProofMethod } from '@portal/domain/monitoring/website-proof.ts';
import type { AnyTransaction, OrgTransaction } from '../../../database/database.ts';

export type WebsiteProof = {
  readonly token: string;
  readonly method: ProofMethod | null;
  readonly proved_at: Date | null;
};

/** The website's proof; undefined while nobody has asked for its token. */
export function findProof(tx: AnyTransaction, websiteId: string): Promise<WebsiteProof | undefined> {
  return tx
    .selectFrom('website_proofs')
    .select(['token', 'method', 'proved_at'])
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
}

/** The website's proof, made with a token of 128 random bits when there isn't one. */
export async function findOrMakeProof(
  tx: OrgTransaction,
  ids: { readonly orgId: string; readonly websiteId: string },
  now: Date,
): Promise<WebsiteProof> {
  await tx
    .insertInto('website_proofs')
    .values({
      org_id: ids.orgId,
      website_id: ids.websiteId,
      token: randomBytes(16).toString('hex'),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('website_proofs')
    .select(['token', 'method', 'proved_at'])
    .where('website_id', '=', ids.websiteId)
    .executeTakeFirstOrThrow();
}

/** Notes where the token was seen, or, with null, that it is nowhere any more. */
export async function saveProof(
  tx: AnyTransaction,
  websiteId: string,
  seen: { readonly method: ProofMethod; readonly at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('website_proofs')
    .set({ method: seen?.method ?? null, proved_at: seen?.at ?? null })
    .where('website_id', '=', websiteId)
    .execute();
}

/** Addresses of the organisation's websites that are proved to be its own. */
export async function listProvedUrls(tx: AnyTransaction, orgId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('website_proofs')
    .innerJoin('websites', 'websites.website_id', 'website_proofs.website_id')
    .select('websites.url')
    .where('website_proofs.org_id', '=', orgId)
    .where('website_proofs.proved_at', 'is not', null)
    .execute();
  return rows.map(({ url }) => url);
}
