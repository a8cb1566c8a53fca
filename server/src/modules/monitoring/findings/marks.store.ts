import type { MarkKind } from '@portal/domain/monitoring/finding-mark.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { standsAt } from './findings.store.ts';

type NewMark = {
  readonly kind: MarkKind;
  readonly reason: string;
  readonly endsAt: Date | null;
  readonly markedAt: Date;
  readonly markedBy: string;
  readonly markedByName: string;
};

/** Marks a finding at the severity and as the case that it is now; false when no row has that id. */
export async function setMark(tx: OrgTransaction, findingId: string, mark: NewMark): Promise<boolean> {
  const row = await tx
    .updateTable('website_findings')
    .set(({ ref }) => ({
      mark: mark.kind,
      mark_reason: mark.reason,
      mark_ends_at: mark.endsAt,
      mark_severity_rank: ref('severity_rank'),
      mark_case_rank: ref('case_rank'),
      marked_at: mark.markedAt,
      marked_by: mark.markedBy,
      marked_by_name: mark.markedByName,
    }))
    .where('website_finding_id', '=', findingId)
    .returning('website_finding_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a finding's mark away; false when there is no finding of that id. */
export async function clearMark(tx: OrgTransaction, findingId: string): Promise<boolean> {
  const row = await tx
    .updateTable('website_findings')
    .set({
      mark: null,
      mark_reason: '',
      mark_ends_at: null,
      mark_severity_rank: null,
      mark_case_rank: null,
      marked_at: null,
      marked_by: null,
      marked_by_name: '',
    })
    .where('website_finding_id', '=', findingId)
    .returning('website_finding_id')
    .executeTakeFirst();
  return row !== undefined;
}

export type KnownFinding = {
  readonly findingId: string;
  /** Null where no mark stands. */
  readonly mark: { readonly kind: MarkKind; readonly reason: string; readonly endsAt: Date | null } | null;
};

/** The website's findings over time by fingerprint, with the marks that stand. */
export async function listKnownFindings(
  tx: OrgTransaction,
  websiteId: string,
  now: Date,
): Promise<ReadonlyMap<string, KnownFinding>> {
  const rows = await tx
    .selectFrom('website_findings')
    .select(['fingerprint', 'website_finding_id', 'mark', 'mark_reason', 'mark_ends_at'])
    .select(standsAt(now).as('stands'))
    .where('website_id', '=', websiteId)
    .execute();
  return new Map(
    rows.map((row) => {
      const mark =
        row.mark !== null && row.stands ? { kind: row.mark, reason: row.mark_reason, endsAt: row.mark_ends_at } : null;
      return [row.fingerprint, { findingId: row.website_finding_id, mark }];
    }),
  );
}
