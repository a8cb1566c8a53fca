import type { SystemTransaction } from '../../../database/database.ts';

/** When a user agreed to get security news by mail; null without a consent that still stands. */
export async function findSecurityNewsConsent(tx: SystemTransaction, userId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('security_news_consents')
    .select('at')
    .where('user_id', '=', userId)
    .where('taken_back_at', 'is', null)
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Takes a user's consents back; the record of them stays. False when none stood. */
export async function takeBackSecurityNewsConsents(tx: SystemTransaction, userId: string, at: Date): Promise<boolean> {
  const rows = await tx
    .updateTable('security_news_consents')
    .set({ taken_back_at: at })
    .where('user_id', '=', userId)
    .where('taken_back_at', 'is', null)
    .returning('consent_id')
    .execute();
  return rows.length > 0;
}
