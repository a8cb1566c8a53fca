import { withoutMarks } from '@portal/domain/portal/without-marks.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { findEntries } from './find-entries.store.ts';
import { readShippedRegisters, registerOf } from './shipped-registers.ts';

type Hit = { readonly path: string; readonly title: string; readonly detail: string };

/** Registers by their name, then entries by their title, at most `limit`, each with its page. */
export async function findRecordPages(
  tx: OrgTransaction,
  search: string,
  { limit, language }: { readonly limit: number; readonly language: Language },
): Promise<Hit[]> {
  const wanted = withoutMarks(search);
  const named = readShippedRegisters(language).filter(({ name }) => withoutMarks(name).includes(wanted));
  const entries = await findEntries(tx, search, limit);
  return [
    ...named.map(({ id, name }) => ({ path: `/registers/${id}`, title: name, detail: '' })),
    ...entries.map(({ entry_id: entryId, register, title }) => ({
      path: `/registers/${register}/${entryId}`,
      title,
      detail: registerOf(register, language).name,
    })),
  ].slice(0, limit);
}
