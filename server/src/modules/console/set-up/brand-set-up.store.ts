import type { SetUpLine } from '@portal/domain/console/set-up/set-up-line.ts';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';

/** What is kept of a brand's set-up, with what became of its last test email; undefined before anything was. */
export function findSetUp(tx: SystemTransaction, brandId: string) {
  return tx
    .selectFrom('brand_set_ups')
    .leftJoin('mail_log', 'mail_log.mail_id', 'brand_set_ups.test_mail_id')
    .selectAll('brand_set_ups')
    .select(['mail_log.status as mail_status', 'mail_log.last_error as mail_error'])
    .where('brand_id', '=', brandId)
    .executeTakeFirst();
}

export type SetUpRow = NonNullable<Awaited<ReturnType<typeof findSetUp>>>;

/** Makes the row of a brand where there is none, and holds it until the transaction ends. */
export async function lockSetUp(tx: SystemTransaction, brandId: string): Promise<void> {
  await tx
    .insertInto('brand_set_ups')
    .values({ brand_id: brandId, lines: '[]' })
    .onConflict((conflict) => conflict.column('brand_id').doNothing())
    .execute();
  await tx.selectFrom('brand_set_ups').select('brand_id').where('brand_id', '=', brandId).forUpdate().execute();
}

type Changes = {
  readonly dkim_selector?: string | null;
  readonly legal_read_by?: string | null;
  readonly is_hidden?: boolean;
  readonly checked_at?: Date;
  readonly checked_by?: string;
  readonly checked_for?: string;
  readonly test_mail_id?: string;
  readonly test_mail_to?: string;
  readonly test_mail_from?: string;
};

/** Changes what is kept of a brand's set-up. */
export async function updateSetUp(
  tx: SystemTransaction,
  brandId: string,
  { lines, ...changes }: Changes & { readonly lines?: readonly SetUpLine[] },
): Promise<void> {
  const set = { ...changes, ...(lines === undefined ? {} : { lines: JSON.stringify(lines) }) };
  if (Object.keys(set).length === 0) return;
  await tx.updateTable('brand_set_ups').set(set).where('brand_id', '=', brandId).execute();
}

/** Forgets the set-up of a brand that goes. */
export async function dropSetUp(tx: SystemTransaction, brandId: string): Promise<void> {
  await tx.deleteFrom('brand_set_ups').where('brand_id', '=', brandId).execute();
}

/** How many accounts the provider's staff has, and how many of them have a second factor. */
export async function countSafeStaff(tx: SystemTransaction): Promise<{ staff: number; safe: number }> {
  const { rows } = await sql<{ staff: number; safe: number }>`
    select count(*)::int as staff, count(*) filter (where
      exists (select from second_factors factor where factor.user_id = users.user_id)
      or exists (select from passkeys where passkeys.user_id = users.user_id))::int as safe
    from users where is_staff`.execute(tx);
  return rows[0] ?? { staff: 0, safe: 0 };
}
