import type { DescriptionFormat } from '@portal/domain/monitoring/description/description.ts';
import type { AnyTransaction, OrgTransaction } from '../../../database/database.ts';

/** The description of a website's interface; undefined where nobody gave one. */
export function findDescription(tx: AnyTransaction, websiteId: string) {
  return tx.selectFrom('website_descriptions').selectAll().where('website_id', '=', websiteId).executeTakeFirst();
}

type NewDescription = {
  readonly websiteId: string;
  readonly orgId: string;
  readonly format: DescriptionFormat;
  readonly fileName: string;
  readonly operations: unknown;
  readonly left: unknown;
  readonly by: string;
  readonly at: Date;
};

/** Keeps a description in place of the one before. */
export async function saveDescription(tx: OrgTransaction, given: NewDescription): Promise<void> {
  const values = {
    format: given.format,
    file_name: given.fileName,
    operations: JSON.stringify(given.operations),
    left_out: JSON.stringify(given.left),
    saved_by: given.by,
    saved_at: given.at,
  };
  await tx
    .insertInto('website_descriptions')
    .values({ website_id: given.websiteId, org_id: given.orgId, ...values })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet(values))
    .execute();
}

/** False where there was none. */
export async function deleteDescription(tx: OrgTransaction, websiteId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('website_descriptions')
    .where('website_id', '=', websiteId)
    .returning('website_id')
    .executeTakeFirst();
  return row !== undefined;
}
