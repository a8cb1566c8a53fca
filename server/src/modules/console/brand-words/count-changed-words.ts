import type { SystemTransaction } from '../../../database/database.ts';
import { listBrandWords, originalText } from '../../brands/public.ts';

/** How many own words of all brands stand for a text that the portal says differently, or no longer, since they were written. */
export async function countChangedWords(tx: SystemTransaction): Promise<number> {
  const rows = await listBrandWords(tx);
  return rows.filter(({ textId, language, original }) => originalText(textId, language) !== original).length;
}
