import type { SystemTransaction } from '../../../database/database.ts';

/** Hides an offer, or shows it again; what is so already stays. */
export async function setHidden(tx: SystemTransaction, offerId: string, hiddenAt: Date | null): Promise<void> {
  if (hiddenAt === null) {
    await tx.deleteFrom('marketplace_hidden_offers').where('offer_id', '=', offerId).execute();
    return;
  }
  await tx
    .insertInto('marketplace_hidden_offers')
    .values({ offer_id: offerId, hidden_at: hiddenAt })
    .onConflict((conflict) => conflict.column('offer_id').doNothing())
    .execute();
}
