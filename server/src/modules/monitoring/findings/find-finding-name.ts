import type { Say } from '@portal/domain/texts/say.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { titleOf } from './finding-texts.ts';
import { findFindingRow, findingOf } from './findings.store.ts';

/** What a finding is called and on which website it is; null where the organisation has none of this id. */
export async function findFindingName(
  tx: OrgTransaction,
  findingId: string,
  say: Say,
): Promise<{ title: string; websiteName: string } | null> {
  const row = await findFindingRow(tx, findingId);
  return row === undefined ? null : { title: titleOf(findingOf(row), say), websiteName: row.website_name };
}
