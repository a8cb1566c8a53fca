import type { InputOf } from '@portal/contract/call.ts';
import { listFindings } from '@portal/contract/monitoring/findings.calls.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { type Member, signInNewMember } from './people.ts';
import type { TestPortal } from './test-portal.ts';
import { addWebsite, aFinding, completeScan, startScanOf } from './websites.ts';

export type Site = { readonly member: Member; readonly targetId: string };

/** A finding that is known by its name from scan to scan. */
export const finding = (name: string, changes: Partial<Finding> = {}) =>
  aFinding({ fingerprint: `print ${name}`, subject: name, ...changes });

/** Steps of a website whose findings are followed over its scans. */
export function findingSteps(portal: () => TestPortal) {
  async function newSite(): Promise<Site> {
    const member = await signInNewMember(portal());
    return { member, targetId: await addWebsite(member) };
  }

  /** A scan a minute after the one before. */
  async function scan({ member, targetId }: Site, findings: readonly Finding[], end = {}): Promise<string> {
    portal().clock.advance(60_000);
    const scanId = await startScanOf(member, targetId);
    await completeScan(portal(), scanId, findings, end);
    return scanId;
  }

  const list = async ({ member }: Pick<Site, 'member'>, filter: InputOf<typeof listFindings> = {}) =>
    (await member.browser.call(listFindings, filter)).body.data;

  const statesOf = async (site: Site) => {
    const { findings } = await list(site, { state: 'all' });
    return Object.fromEntries(findings.map(({ subject, state }) => [subject, state]));
  };

  return { newSite, scan, list, statesOf };
}
