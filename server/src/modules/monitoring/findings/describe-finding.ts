import type { Severity } from '@portal/domain/monitoring/severity.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { type PlatformSteps, platformSteps } from '../../../documents/scans/remedies.ts';
import { readableFinding } from './finding-texts.ts';
import { findFindingRow, findingOf, findSoftware, listFindingRows } from './findings.store.ts';

/** What a finding is, for whoever is to fix it; its evidence is a sentence and a command, in which secrets are hidden. */
export type DescribedFinding = Pick<ReturnType<typeof readableFinding>, 'title' | 'what' | 'why' | 'who' | 'quotes'> & {
  readonly severity: Severity;
  readonly urls: readonly string[];
  readonly note: string;
  readonly command: string | null;
  readonly ways: readonly PlatformSteps[];
};

/**
 * A finding of the organization with its steps for what the website runs on; null where it has none of this id.
 * @param lastStep how the reader has the repair looked at
 */
export async function describeFinding(
  tx: OrgTransaction,
  findingId: string,
  { say, lastStep }: { readonly say: Say; readonly lastStep: string },
): Promise<DescribedFinding | null> {
  const row = await findFindingRow(tx, findingId);
  if (row === undefined) return null;
  const finding = findingOf(row);
  const { title, what, why, who, quotes, severity, url, urls, evidence } = readableFinding(finding, say);
  return {
    ...{ title, what, why, who, quotes, severity },
    urls: urls.length > 0 ? urls : [url],
    note: evidence.note,
    command: evidence.curl ?? null,
    ways: platformSteps(finding, await findSoftware(tx, findingId), say, lastStep),
  };
}

/** Ids of what is to do on the website of this name, the worst first; null where there is no such website. */
export async function listFindingsToDo(
  tx: OrgTransaction,
  { websiteName, severity }: { readonly websiteName: string; readonly severity?: Severity | undefined },
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly string[] | null> {
  const website = await tx
    .selectFrom('websites')
    .select('website_id')
    .where('name', '=', websiteName)
    .executeTakeFirst();
  if (website === undefined) return null;
  const filter = { targetId: website.website_id, severity, state: 'to-do', search: '' } as const;
  const rows = await listFindingRows(tx, filter, now, { offset: 0, limit });
  return rows.map((row) => row.website_finding_id);
}
