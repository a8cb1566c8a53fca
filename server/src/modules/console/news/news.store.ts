import type { SystemTransaction } from '../../../database/database.ts';

const ROWS_SHOWN = 200;

export function listPromotions(tx: SystemTransaction) {
  return tx
    .selectFrom('promotions')
    .selectAll()
    .orderBy('ends_at', 'desc')
    .orderBy('promotion_id')
    .limit(ROWS_SHOWN)
    .execute();
}

export type PromotionFields = {
  readonly brandId: string | null;
  readonly text: string;
  readonly linkLabel: string;
  readonly linkUrl: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

const columnsOf = (promotion: PromotionFields) => ({
  brand_id: promotion.brandId,
  text: promotion.text,
  link_label: promotion.linkLabel,
  link_url: promotion.linkUrl,
  starts_at: promotion.startsAt,
  ends_at: promotion.endsAt,
});

export async function insertPromotion(
  tx: SystemTransaction,
  promotionId: string,
  fields: PromotionFields,
  createdAt: Date,
): Promise<void> {
  await tx
    .insertInto('promotions')
    .values({ promotion_id: promotionId, ...columnsOf(fields), created_at: createdAt })
    .execute();
}

/** A promotion as it stands, which nobody else changes until this transaction has ended. */
export function claimPromotion(tx: SystemTransaction, promotionId: string) {
  return tx.selectFrom('promotions').selectAll().where('promotion_id', '=', promotionId).forUpdate().executeTakeFirst();
}

/** Changes a promotion that was claimed. */
export async function updatePromotion(
  tx: SystemTransaction,
  promotionId: string,
  version: number,
  fields: PromotionFields,
): Promise<void> {
  await tx
    .updateTable('promotions')
    .set({ ...columnsOf(fields), version })
    .where('promotion_id', '=', promotionId)
    .execute();
}

/** Takes a promotion away, with who has closed it; its text, or undefined when there isn't one. */
export async function deletePromotion(tx: SystemTransaction, promotionId: string): Promise<string | undefined> {
  await tx.deleteFrom('seen_news').where('news_id', '=', promotionId).execute();
  const row = await tx
    .deleteFrom('promotions')
    .where('promotion_id', '=', promotionId)
    .returning('text')
    .executeTakeFirst();
  return row?.text;
}

export function listReleaseNotes(tx: SystemTransaction) {
  return tx
    .selectFrom('release_notes')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('release_note_id')
    .limit(ROWS_SHOWN)
    .execute();
}

export function findReleaseNote(tx: SystemTransaction, releaseNoteId: string) {
  return tx
    .selectFrom('release_notes')
    .select(['title', 'published_at', 'version'])
    .where('release_note_id', '=', releaseNoteId)
    .forUpdate()
    .executeTakeFirst();
}

export async function upsertReleaseNote(
  tx: SystemTransaction,
  note: {
    releaseNoteId: string;
    title: string;
    body: string;
    publishedAt: Date | null;
    createdAt: Date;
    version: number;
  },
): Promise<void> {
  const fields = { title: note.title, body: note.body, published_at: note.publishedAt, version: note.version };
  await tx
    .insertInto('release_notes')
    .values({ ...fields, release_note_id: note.releaseNoteId, created_at: note.createdAt })
    .onConflict((conflict) => conflict.column('release_note_id').doUpdateSet(fields))
    .execute();
}

/** Takes a release note away, with who has seen it; its title, or undefined when there isn't one. */
export async function deleteReleaseNote(tx: SystemTransaction, releaseNoteId: string): Promise<string | undefined> {
  await tx.deleteFrom('seen_news').where('news_id', '=', releaseNoteId).execute();
  const row = await tx
    .deleteFrom('release_notes')
    .where('release_note_id', '=', releaseNoteId)
    .returning('title')
    .executeTakeFirst();
  return row?.title;
}
