import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../../database/database.ts';
import { isCustomer } from '../../../database/sandboxes/customers-that-count.ts';
import type { LookFailure } from '../ratings.tables.ts';

const DAY_MS = 24 * 60 * 60_000;

export function findRatedCompany(tx: AnyTransaction, orgId: string) {
  return tx.selectFrom('rated_companies').selectAll().where('org_id', '=', orgId).executeTakeFirst();
}

export type RatedCompanyRow = NonNullable<Awaited<ReturnType<typeof findRatedCompany>>>;

/** The organisation's row, which others cannot change until this transaction has ended; made when there isn't one. */
export async function lockRatedCompany(
  tx: AnyTransaction,
  { orgId, domain, now }: { orgId: string; domain: string; now: Date },
): Promise<RatedCompanyRow> {
  await tx
    .insertInto('rated_companies')
    .values({
      org_id: orgId,
      domain,
      state: 'idle',
      failure: null,
      look_id: null,
      asked_at: now,
      looks_on: new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10),
      looks: 0,
      next_look_at: now,
    })
    .onConflict((conflict) => conflict.column('org_id').doNothing())
    .execute();
  return tx.selectFrom('rated_companies').selectAll().where('org_id', '=', orgId).forUpdate().executeTakeFirstOrThrow();
}

/** Notes that a look begins; one under way for another address has nothing to do any more. */
export async function startLook(
  tx: AnyTransaction,
  look: { orgId: string; lookId: string; domain: string; now: Date; looksOn: string; looks: number; nextLookAt: Date },
): Promise<void> {
  await tx
    .updateTable('rated_companies')
    .set(({ ref, eb }) => ({
      domain: look.domain,
      state: 'measuring',
      failure: null,
      look_id: look.lookId,
      is_running: false,
      lost_workers: 0,
      asked_at: look.now,
      // What was looked at before is of another address.
      looked_at: eb.case().when('domain', '=', look.domain).then(ref('looked_at')).else(null).end(),
      looks_on: look.looksOn,
      looks: look.looks,
      next_look_at: look.nextLookAt,
    }))
    .where('org_id', '=', look.orgId)
    .execute();
}

/** Notes that a worker has taken the look. */
export async function markLookRunning(tx: AnyTransaction, lookId: string, lostWorkers: number): Promise<void> {
  await tx
    .updateTable('rated_companies')
    .set({ is_running: true, lost_workers: lostWorkers })
    .where('look_id', '=', lookId)
    .execute();
}

/** Notes that the worker has laid the look down itself, so that it is not counted as lost. */
export async function markLookLaidDown(tx: AnyTransaction, lookId: string): Promise<void> {
  await tx.updateTable('rated_companies').set({ is_running: false }).where('look_id', '=', lookId).execute();
}

/** Makes others wait who end the same look; undefined when it has ended, or another one has taken its place. */
export function lockLook(tx: AnyTransaction, lookId: string): Promise<RatedCompanyRow | undefined> {
  return tx.selectFrom('rated_companies').selectAll().where('look_id', '=', lookId).forUpdate().executeTakeFirst();
}

/** Ends a look; `failure` says why it gave nothing. */
export async function endLook(
  tx: AnyTransaction,
  lookId: string,
  end: { at: Date; failure: LookFailure | null },
): Promise<void> {
  await tx
    .updateTable('rated_companies')
    .set({
      state: end.failure === null ? 'idle' : 'failed',
      failure: end.failure,
      look_id: null,
      is_running: false,
      ...(end.failure === null ? { looked_at: end.at } : {}),
      // Who could not be asked today is asked again tomorrow, not in a week.
      ...(end.failure === 'PROVIDER_UNAVAILABLE' ? { next_look_at: new Date(end.at.getTime() + DAY_MS) } : {}),
    })
    .where('look_id', '=', lookId)
    .execute();
}

/** Firms whose next look is due; those that are suspended wait, and nobody is looked at for a sandbox. */
export function listDueCompanies(
  tx: SystemTransaction,
  now: Date,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<{ orgId: string }[]> {
  return tx
    .selectFrom('rated_companies')
    .innerJoin('organisations', 'organisations.org_id', 'rated_companies.org_id')
    .select('rated_companies.org_id as orgId')
    .where('rated_companies.next_look_at', '<=', now)
    .where('rated_companies.state', '<>', 'measuring')
    .where('organisations.suspended_at', 'is', null)
    .where(isCustomer())
    .$if(after !== null, (query) => query.where('rated_companies.org_id', '>', after))
    .orderBy('rated_companies.org_id')
    .limit(limit)
    .execute();
}

/** A firm whose look is due still, locked; undefined where another worker has it, or had it. */
export function takeDueCompany(tx: SystemTransaction, orgId: string, now: Date) {
  return tx
    .selectFrom('rated_companies')
    .innerJoin('organisations', 'organisations.org_id', 'rated_companies.org_id')
    .selectAll('rated_companies')
    .select('organisations.company_url')
    .where('rated_companies.org_id', '=', orgId)
    .where('rated_companies.next_look_at', '<=', now)
    .where('rated_companies.state', '<>', 'measuring')
    .where('organisations.suspended_at', 'is', null)
    .where(isCustomer())
    .forUpdate('rated_companies')
    .skipLocked()
    .executeTakeFirst();
}

export async function setNextLook(tx: AnyTransaction, orgId: string, nextLookAt: Date): Promise<void> {
  await tx.updateTable('rated_companies').set({ next_look_at: nextLookAt }).where('org_id', '=', orgId).execute();
}

/** Keeps the names of the firm's DKIM keys. */
export async function saveDkimSelectors(tx: OrgTransaction, selectors: readonly string[]): Promise<void> {
  await tx
    .updateTable('rated_companies')
    .set({ dkim_selectors: [...selectors] })
    .execute();
}
