import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

const FIRST = {
  is_on: false,
  turned_on_at: null,
  turned_on_by: null,
  shows_names: false,
  revision: 0,
  report_link_at: null,
  report_link_by: null,
} as const;

/** What the firm has chosen; off where it chose nothing yet. */
export async function findSettings(tx: OrgTransaction) {
  return (
    (await tx
      .selectFrom('phishing_settings')
      .select(['is_on', 'turned_on_at', 'turned_on_by', 'shows_names', 'revision', 'report_link_at', 'report_link_by'])
      .executeTakeFirst()) ?? FIRST
  );
}

export type SettingsChange = Partial<{
  is_on: boolean;
  turned_on_at: Date;
  turned_on_by: string;
  shows_names: boolean;
}>;

/**
 * Changes what the firm has chosen.
 * @param revision as whoever changes it saw it
 * @throws AppError PHISHING_SETTINGS_CHANGED where somebody else was first
 */
export async function changeSettings(
  tx: OrgTransaction,
  orgId: string,
  revision: number,
  change: SettingsChange,
): Promise<void> {
  await makeRow(tx, orgId);
  const row = await tx
    .updateTable('phishing_settings')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('revision', '=', revision)
    .returning('org_id')
    .executeTakeFirst();
  if (row === undefined) throw new AppError('PHISHING_SETTINGS_CHANGED');
}

/** Puts the link of the page "I report this", or ends it. */
export async function setReportLink(
  tx: OrgTransaction,
  orgId: string,
  link: { tokenHash: Buffer; at: Date; byName: string } | null,
): Promise<void> {
  await makeRow(tx, orgId);
  await tx
    .updateTable('phishing_settings')
    .set({
      report_token_hash: link?.tokenHash ?? null,
      report_link_at: link?.at ?? null,
      report_link_by: link?.byName ?? null,
    })
    .execute();
}

const makeRow = (tx: OrgTransaction, orgId: string) =>
  tx
    .insertInto('phishing_settings')
    .values({ org_id: orgId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Whose link it is, while the firm has simulations on and is not suspended. */
export async function findOrganisationOfReportLink(tx: SystemTransaction, tokenHash: Buffer): Promise<string | null> {
  const row = await tx
    .selectFrom('phishing_settings')
    .innerJoin('organisations', 'organisations.org_id', 'phishing_settings.org_id')
    .select('phishing_settings.org_id')
    .where('report_token_hash', '=', tokenHash)
    .where('is_on', '=', true)
    .where('organisations.suspended_at', 'is', null)
    .executeTakeFirst();
  return row?.org_id ?? null;
}
