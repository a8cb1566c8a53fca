import type { SystemTransaction } from '../../database/database.ts';

/** How many release notes people can read again. */
const NOTES_KEPT = 20;

/** The promotion of a brand that runs now and that the user has not closed, the newest first. */
export function findPromotion(tx: SystemTransaction, userId: string, brandId: string, now: Date) {
  return tx
    .selectFrom('promotions')
    .select(['promotion_id', 'text', 'link_label', 'link_url'])
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where((expression) => expression.or([expression('brand_id', 'is', null), expression('brand_id', '=', brandId)]))
    .where('promotion_id', 'not in', (query) =>
      query.selectFrom('seen_news').select('news_id').where('user_id', '=', userId),
    )
    .orderBy('starts_at', 'desc')
    .orderBy('promotion_id')
    .limit(1)
    .executeTakeFirst();
}

/** The newest release note, if it came after the user did and was not seen. */
export function findUnseenReleaseNote(tx: SystemTransaction, userId: string) {
  return tx
    .selectFrom('release_notes')
    .innerJoin('users', (join) => join.on('users.user_id', '=', userId))
    .select(['release_note_id', 'title', 'body', 'published_at'])
    .whereRef('published_at', '>', 'users.created_at')
    .where('release_note_id', 'not in', (query) =>
      query.selectFrom('seen_news').select('news_id').where('user_id', '=', userId),
    )
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function listPublishedNotes(tx: SystemTransaction) {
  return tx
    .selectFrom('release_notes')
    .select(['release_note_id', 'title', 'body', 'published_at'])
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .limit(NOTES_KEPT)
    .execute();
}

/** Keeps that a user has seen these, as far as there are such. */
export async function insertSeenNews(
  tx: SystemTransaction,
  userId: string,
  newsIds: readonly string[],
  at: Date,
): Promise<void> {
  const known = await tx
    .selectFrom('promotions')
    .select('promotion_id as news_id')
    .where('promotion_id', 'in', newsIds)
    .union(tx.selectFrom('release_notes').select('release_note_id as news_id').where('release_note_id', 'in', newsIds))
    .execute();
  if (known.length === 0) return;
  await tx
    .insertInto('seen_news')
    .values(known.map(({ news_id }) => ({ user_id: userId, news_id, seen_at: at })))
    .onConflict((conflict) => conflict.columns(['user_id', 'news_id']).doNothing())
    .execute();
}
