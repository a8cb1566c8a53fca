import type { Caller } from '../../call/caller.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { auditCaller } from '../audit/public.ts';
import { titleOf } from './findings/finding-texts.ts';
import { findFindingRow, findingOf } from './findings/findings.store.ts';
import { findWebsite } from './websites/websites.store.ts';

type Details = Readonly<Record<string, unknown>>;

/** Logs what was done to a website, by the address that people know it by; to be called while it is still there. */
export async function auditWebsite(
  tx: OrgTransaction,
  caller: Caller,
  at: Date,
  { action, targetId, details }: { action: string; targetId: string; details?: Details },
): Promise<void> {
  const website = await findWebsite(tx, targetId);
  await auditCaller(tx, caller, at, { action, subject: website?.url ?? '', details: { ...details, targetId } });
}

/** Logs what was done to a finding, by its English title and website. */
export async function auditFinding(
  tx: OrgTransaction,
  caller: Caller,
  at: Date,
  { action, findingId, details }: { action: string; findingId: string; details?: Details },
): Promise<void> {
  const row = await findFindingRow(tx, findingId);
  const subject = row === undefined ? '' : `${titleOf(findingOf(row), sayFor(caller.brand))} (${row.website_url})`;
  await auditCaller(tx, caller, at, { action, subject, details: { ...details, findingId } });
}
