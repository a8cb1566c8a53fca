import type { Say } from '@portal/domain/texts/say.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { titleOf } from './findings/finding-texts.ts';
import { findingOf, listFindingRows } from './findings/findings.store.ts';
import { findWebsites } from './websites/find-websites.store.ts';

type Hit = { readonly path: string; readonly title: string; readonly detail: string };

const pageOf = (websiteName: string) => `/webappscan/${encodeURIComponent(websiteName)}`;

/** The firm's websites by name or address, at most `limit`, each with its page. */
export async function findWebsitePages(tx: OrgTransaction, search: string, limit: number): Promise<Hit[]> {
  const websites = await findWebsites(tx, search, limit);
  return websites.map(({ name, url }) => ({ path: pageOf(name), title: name, detail: url }));
}

/** Findings that are to do, by what their list searches, the worst first and at most `limit`, each with its page. */
export async function findFindingPages(
  tx: OrgTransaction,
  search: string,
  { now, limit, say }: { readonly now: Date; readonly limit: number; readonly say: Say },
): Promise<Hit[]> {
  const rows = await listFindingRows(tx, { state: 'to-do', search }, now, { offset: 0, limit });
  return rows.map((row) => ({
    path: `${pageOf(row.website_name)}/findings/${row.website_finding_id}`,
    title: titleOf(findingOf(row), say),
    detail: row.website_name,
  }));
}
