import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';

/** The signed list that was loaded last; undefined while none was. */
export function findLoadedFlaws(tx: SystemTransaction): Promise<{ signed: string } | undefined> {
  return tx.selectFrom('known_flaws').select('signed').executeTakeFirst();
}

/** Keeps a signed list in place of an older one; false where the one that is there is as new. */
export async function saveLoadedFlaws(tx: SystemTransaction, signed: string, madeAt: Date): Promise<boolean> {
  const row = await tx
    .insertInto('known_flaws')
    .values({ signed, made_at: madeAt })
    .onConflict((conflict) =>
      conflict
        .column('is_current')
        .doUpdateSet({ signed, made_at: madeAt, loaded_at: sql<Date>`now()` })
        .where('known_flaws.made_at', '<', madeAt),
    )
    .returning('is_current')
    .executeTakeFirst();
  return row !== undefined;
}
