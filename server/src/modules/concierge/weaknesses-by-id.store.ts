import type { WeaknessSeverity } from '@portal/domain/concierge/weakness-severity.ts';
import type { RichText } from '@portal/domain/rich-text/rich-text.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { readMarkdown } from '../../documents/read-markdown.ts';
import { findWeakness } from './weaknesses.store.ts';

/** How several weaknesses stand, by their ids; those that the customer may not see are left out. */
export async function readWeaknessStates(
  tx: OrgTransaction,
  weaknessIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly isOpen: boolean }>> {
  if (weaknessIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('weaknesses')
    .select(['weakness_id', 'status'])
    .where('weakness_id', 'in', weaknessIds)
    .where('published_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.weakness_id, { isOpen: row.status === 'Open' }]));
}

/** A weakness as its expert wrote it, without its files; null where the customer has none of this id. */
export async function describeWeakness(
  tx: OrgTransaction,
  weaknessId: string,
): Promise<{ readonly title: string; readonly severity: WeaknessSeverity; readonly body: RichText } | null> {
  const row = await findWeakness(tx, weaknessId);
  if (row === undefined) return null;
  return { title: row.title, severity: row.severity, body: await readMarkdown(row.body) };
}
