import type { CompletedScan } from '../completed-scan.ts';
import type { ProbelyScan } from './probely-answers.ts';
import type { ProbelyClient } from './probely-client.ts';
import { toFinding } from './probely-findings.ts';

/** What a scan that went through at Probely found. */
export async function readCompletedScan(
  client: ProbelyClient,
  targetId: string,
  scan: ProbelyScan,
): Promise<CompletedScan> {
  const found = await client.listFindings(targetId, scan.id);
  return {
    findings: found.map(toFinding).filter((finding) => finding !== null),
    pages: scan.crawler?.status?.done ?? 0,
    software: [],
    notTested: [],
    reference: scan.id,
  };
}
