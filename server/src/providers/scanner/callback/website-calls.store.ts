import type { CallProtocol } from '@portal/scanner/callback/call-log.ts';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';

/** A listener that says nothing for so long is gone. */
const ALIVE_SECONDS = 10;
const KEPT_HOURS = 24;

const isAlive = sql<boolean>`seen_at > now() - make_interval(secs => ${ALIVE_SECONDS})`;

/** What a listener hears: requests at its address, or questions for names of a zone. */
export type Heard = 'calls' | 'names';

/** Where websites can call, and who has the port open there. */
export type Listening = { readonly address: string; readonly holder: string };

/** Says that the port at this address is open and heard. */
export async function saveListener(tx: SystemTransaction, kind: Heard, { address, holder }: Listening): Promise<void> {
  const values = { kind, holder, seen_at: sql<Date>`now()` };
  await tx
    .insertInto('callback_listeners')
    .values({ address, ...values })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(values))
    .execute();
}

export async function deleteListener(tx: SystemTransaction, holder: string): Promise<void> {
  await tx.deleteFrom('callback_listeners').where('holder', '=', holder).execute();
}

/** Whoever listens now; a worker of one's own address comes first. Undefined when nobody does. */
export function findListener(
  tx: SystemTransaction,
  kind: Heard,
  preferred: string | null,
): Promise<Listening | undefined> {
  return tx
    .selectFrom('callback_listeners')
    .select(['address', 'holder'])
    .where('kind', '=', kind)
    .where(isAlive)
    .orderBy(sql`address is distinct from ${preferred}`)
    .orderBy('address')
    .executeTakeFirst();
}

/** Whether this very worker still listens there. */
export async function isListening(tx: SystemTransaction, { address, holder }: Listening): Promise<boolean> {
  const row = await tx
    .selectFrom('callback_listeners')
    .select('address')
    .where('address', '=', address)
    .where('holder', '=', holder)
    .where(isAlive)
    .executeTakeFirst();
  return row !== undefined;
}

/** Waits for words of a running scan; those of one that has ended or is gone are left out. */
export async function awaitWords(tx: SystemTransaction, scanId: string, words: readonly string[]): Promise<void> {
  await sql`
    insert into awaited_calls (scan_id, word, awaited_at)
    select scan_id, unnest(${[...words]}::text[]), now() from scans where scan_id = ${scanId} and status = 'started'
    on conflict do nothing`.execute(tx);
}

/** Notes that the words were called, the first time each; returns those that a scan waits for. */
export async function noteHeard(
  tx: SystemTransaction,
  words: readonly string[],
  protocol: CallProtocol,
): Promise<string[]> {
  const rows = await tx
    .updateTable('awaited_calls')
    .set((column) => ({ heard_by: column.fn.coalesce('heard_by', column.val(protocol)) }))
    .where('word', 'in', words)
    .returning('word')
    .execute();
  return rows.map(({ word }) => word);
}

/** The words of a scan that were called. */
export async function listHeard(
  tx: SystemTransaction,
  scanId: string,
): Promise<{ word: string; heard_by: CallProtocol }[]> {
  return tx
    .selectFrom('awaited_calls')
    .select(['word', 'heard_by'])
    .where('scan_id', '=', scanId)
    .where('heard_by', 'is not', null)
    .$narrowType<{ heard_by: CallProtocol }>()
    .execute();
}

/** Forgets the words of a scan that has ended. */
export async function deleteAwaited(tx: SystemTransaction, scanId: string): Promise<void> {
  await tx.deleteFrom('awaited_calls').where('scan_id', '=', scanId).execute();
}

/** Clears away what is left of scans that nobody ended, and of workers that are gone. */
export async function deleteOldCalls(tx: SystemTransaction): Promise<void> {
  const isOld = sql<boolean>`< now() - make_interval(hours => ${KEPT_HOURS})`;
  await tx.deleteFrom('awaited_calls').where(sql<boolean>`awaited_at ${isOld}`).execute();
  await tx.deleteFrom('callback_listeners').where(sql<boolean>`seen_at ${isOld}`).execute();
}
