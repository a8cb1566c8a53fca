import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';

export function listStores(tx: SystemTransaction) {
  return tx.selectFrom('record_stores').selectAll().execute();
}

/** A brand's store; undefined where it has none. */
export function findStore(tx: SystemTransaction, brandId: string) {
  return tx.selectFrom('record_stores').selectAll().where('brand_id', '=', brandId).executeTakeFirst();
}

export type StoreRow = NonNullable<Awaited<ReturnType<typeof findStore>>>;

/** The same, which nobody else changes until this transaction has ended. */
export function lockStore(tx: SystemTransaction, brandId: string) {
  return tx.selectFrom('record_stores').selectAll().where('brand_id', '=', brandId).forUpdate().executeTakeFirst();
}

/** Writes a brand's store, with how sending went forgotten. False where another one was made at the same moment. */
export async function saveStore(
  tx: SystemTransaction,
  store: {
    brandId: string;
    address: string;
    sealedKey: string;
    isOn: boolean;
    onSince: Date | null;
    withNames: boolean;
    revision: number;
    at: Date;
    byName: string;
  },
): Promise<boolean> {
  const values = {
    address: store.address,
    sealed_key: store.sealedKey,
    is_on: store.isOn,
    on_since: store.onSince,
    with_names: store.withNames,
    revision: store.revision,
    changed_at: store.at,
    changed_by_name: store.byName,
    failed_at: null,
    failure: null,
  };
  const row = await tx
    .insertInto('record_stores')
    .values({ brand_id: store.brandId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('brand_id')
        .doUpdateSet(values)
        .where('record_stores.revision', '=', store.revision - 1),
    )
    .returning('brand_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteStore(tx: SystemTransaction, brandId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('record_stores').where('brand_id', '=', brandId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes completions upon itself that no store was told of: since it was turned on, of the customers of its brand. */
export async function takeUntold(
  tx: SystemTransaction,
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<{ readonly brand_id: string; readonly certificate_id: string }[]> {
  const { rows } = await sql<{ brand_id: string; certificate_id: string }>`
    update certificates set record_queued_at = ${at} from (
      select certificate_id, stores.brand_id from record_stores stores
      join organisations on organisations.brand_id = stores.brand_id
      join certificates waiting on waiting.org_id = organisations.org_id
      where stores.is_on and waiting.record_queued_at is null and waiting.issued_at >= stores.on_since
      order by waiting.issued_at limit ${limit} for update of waiting skip locked
    ) found
    where certificates.certificate_id = found.certificate_id
    returning found.brand_id, certificates.certificate_id`.execute(tx);
  return rows;
}

export type Completion = {
  readonly certificate_id: string;
  readonly trainee_id: string;
  readonly email: string;
  readonly trainee_name: string;
  readonly course_id: string;
  readonly course_name: string;
  readonly course_version: number;
  readonly issued_at: Date;
  readonly right_answers: number | null;
  readonly out_of: number | null;
};

/** What people have completed, by certificates of customers that are still of the brand. */
export async function listCompletions(
  tx: SystemTransaction,
  brandId: string,
  certificateIds: readonly string[],
): Promise<Completion[]> {
  const { rows } = await sql<Completion>`
    select certificate.certificate_id, certificate.trainee_id, trainees.email, certificate.trainee_name, certificate.course_id,
      course_name, certificate.course_version, issued_at, done.right_answers, done.out_of
    from certificates certificate
    join organisations on organisations.org_id = certificate.org_id and organisations.brand_id = ${brandId}
    join trainees on trainees.trainee_id = certificate.trainee_id
    left join lateral (
      select right_answers, out_of from course_assignments given
      where given.trainee_id = certificate.trainee_id and given.course_id = certificate.course_id
        and given.completed_at = certificate.issued_at
      union all
      select right_answers, out_of from course_rounds kept
      where kept.trainee_id = certificate.trainee_id and kept.course_id = certificate.course_id
        and kept.completed_at = certificate.issued_at
      limit 1
    ) done on true
    where certificate.certificate_id = any(${certificateIds}::uuid[]) order by issued_at, certificate_id`.execute(tx);
  return rows;
}

/** Notes how sending went. */
export async function markSent(
  tx: SystemTransaction,
  brandId: string,
  outcome: { readonly at: Date; readonly sent: number; readonly failure: string | null },
): Promise<void> {
  await tx
    .updateTable('record_stores')
    .set(({ eb }) =>
      outcome.failure === null
        ? { sent: sql<number>`sent + ${outcome.sent}`, last_sent_at: outcome.at, failed_at: null, failure: null }
        : { failed_at: outcome.at, failure: eb.val(outcome.failure) },
    )
    .where('brand_id', '=', brandId)
    .execute();
}
