import type { CallOutput } from '../../../api/calls.ts';
import type { ToHandOver } from '../../../portal/modules/home-part.ts';

type Found = Pick<CallOutput<'listFindings'>['data'], 'findings'>;

/** What is handed over from a list: those that are shown where it is narrowed, and otherwise all that is to do on the website. */
export function toHandOver(websiteName: string, { findings }: Found, isNarrowed: boolean): ToHandOver {
  if (!isNarrowed)
    return { label: `What to fix on ${websiteName}, worst first`, points: [], findings: { websiteName } };
  const label =
    findings.length === 1 ? `1 finding on ${websiteName}` : `${findings.length} findings on ${websiteName} as shown`;
  return { label, points: findings.map(({ findingId }) => ({ kind: 'finding', ref: findingId })) };
}
