import type { SenderRecord } from '@portal/domain/phishing/phishing-states.ts';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';
import { isOfCustomer } from '../../../database/sandboxes/customers-that-count.ts';

/** One record of the sending domain as it was looked up. */
export type CheckedRecord = {
  readonly record: SenderRecord;
  readonly isSound: boolean;
  readonly found: string;
  /** Null where it is sound. */
  readonly fault: 'missing' | 'multiple' | 'invalid' | 'open' | 'unreachable' | null;
};

export type ProviderRow = {
  readonly is_stopped: boolean;
  readonly stopped_at: Date | null;
  readonly stopped_by_name: string | null;
  readonly checked_at: Date | null;
  readonly checked_domain: string;
  readonly is_sound: boolean;
  readonly records: readonly CheckedRecord[];
};

const FIRST: ProviderRow = {
  is_stopped: false,
  stopped_at: null,
  stopped_by_name: null,
  checked_at: null,
  checked_domain: '',
  is_sound: false,
  records: [],
};

/** How sending stands for all firms. */
export async function findProvider(tx: SystemTransaction): Promise<ProviderRow> {
  const row = await tx.selectFrom('phishing_provider').selectAll().executeTakeFirst();
  return row === undefined ? FIRST : { ...row, records: row.records as CheckedRecord[] };
}

/** Keeps what a look at the sending domain found. */
export async function saveCheck(
  tx: SystemTransaction,
  check: { at: Date; domain: string; isSound: boolean; records: readonly CheckedRecord[] },
): Promise<void> {
  const checked = {
    checked_at: check.at,
    checked_domain: check.domain,
    is_sound: check.isSound,
    records: JSON.stringify(check.records),
  };
  await tx
    .insertInto('phishing_provider')
    .values(checked)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(checked))
    .execute();
}

/** Stops all firms' simulations, or lets them go on; false where that was so already. */
export async function setStopped(
  tx: SystemTransaction,
  stopped: { readonly at: Date; readonly byName: string } | null,
): Promise<boolean> {
  const state = {
    is_stopped: stopped !== null,
    stopped_at: stopped?.at ?? null,
    stopped_by_name: stopped?.byName ?? null,
  };
  const row = await tx
    .insertInto('phishing_provider')
    .values(state)
    .onConflict((conflict) =>
      conflict.column('is_only').doUpdateSet(state).where('phishing_provider.is_stopped', '<>', state.is_stopped),
    )
    .returning('is_only')
    .executeTakeFirst();
  return row !== undefined;
}

export type ProviderCounts = { firmsOn: number; campaignsRunning: number; sent: number; bounced: number };

/** What is under way at all firms; mails since an instant. */
export async function countProvider(tx: SystemTransaction, since: Date): Promise<ProviderCounts> {
  const { rows } = await sql<ProviderCounts>`
    select (select count(*)::int from phishing_settings where is_on and ${isOfCustomer('org_id')}) as "firmsOn",
      (select count(distinct campaign_id)::int from phishing_mails where state in ('planned', 'queued')
        and ${isOfCustomer('org_id')}) as "campaignsRunning",
      count(*) filter (where state = 'delivered')::int as sent,
      count(*) filter (where state = 'bounced')::int as bounced
    from phishing_mails where send_at > ${since} and ${isOfCustomer('org_id')}`.execute(tx);
  const [counts] = rows;
  if (counts === undefined) throw new Error('A count has one row');
  return counts;
}
