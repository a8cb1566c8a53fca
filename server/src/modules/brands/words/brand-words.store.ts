import type { Language } from '@portal/domain/texts/languages.ts';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';

/** A provider's own words for one text. */
export type BrandWordsRow = {
  readonly brandId: string;
  readonly language: Language;
  readonly textId: string;
  readonly words: string;
  /** What the portal said there when they were written. */
  readonly original: string;
  readonly version: number;
};

type Place = Pick<BrandWordsRow, 'brandId' | 'language' | 'textId'>;

/** Own words of every brand, or of one in one language. */
export function listBrandWords(tx: SystemTransaction, of?: Omit<Place, 'textId'>): Promise<BrandWordsRow[]> {
  const all = tx
    .selectFrom('brand_words')
    .select(['brand_id as brandId', 'language', 'text_id as textId', 'words', 'original', 'version']);
  const asked = of === undefined ? all : all.where('brand_id', '=', of.brandId).where('language', '=', of.language);
  return asked.orderBy('brand_id').orderBy('language').orderBy('text_id').execute();
}

/** A text that differs after every change of own words, by brand. */
export async function readBrandWordsStates(tx: SystemTransaction): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('brand_words')
    .select([
      'brand_id',
      sql<string>`md5(string_agg(concat_ws('/', language, text_id, version, changed_at), ' ' order by language, text_id))`.as(
        'state',
      ),
    ])
    .groupBy('brand_id')
    .orderBy('brand_id')
    .execute();
  return new Map(rows.map((row) => [row.brand_id, row.state]));
}

/** The version of own words, locked until the transaction ends; undefined where the portal's text stands. */
export async function lockBrandWords(tx: SystemTransaction, place: Place): Promise<{ version: number } | undefined> {
  return tx
    .selectFrom('brand_words')
    .select('version')
    .where('brand_id', '=', place.brandId)
    .where('language', '=', place.language)
    .where('text_id', '=', place.textId)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes own words with the version after the given one. */
export async function saveBrandWords(tx: SystemTransaction, row: BrandWordsRow, at: Date): Promise<void> {
  const values = { words: row.words, original: row.original, version: row.version, changed_at: at };
  await tx
    .insertInto('brand_words')
    .values({ brand_id: row.brandId, language: row.language, text_id: row.textId, ...values })
    .onConflict((conflict) => conflict.columns(['brand_id', 'language', 'text_id']).doUpdateSet(values))
    .execute();
}

export async function dropBrandWords(tx: SystemTransaction, place: Place): Promise<void> {
  await tx
    .deleteFrom('brand_words')
    .where('brand_id', '=', place.brandId)
    .where('language', '=', place.language)
    .where('text_id', '=', place.textId)
    .execute();
}

/** Forgets the words of a brand that is deleted. */
export async function dropWordsOfBrand(tx: SystemTransaction, brandId: string): Promise<void> {
  await tx.deleteFrom('brand_words').where('brand_id', '=', brandId).execute();
}
