import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { englishNote, noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { CheckId } from '../checks/catalogue.ts';

/** What a platform decides for all its customers: servers, encryption, headers, its own cookies and files. */
const CONTROLLED = new Set<string>([
  'P02',
  'P03',
  'P04',
  'P05',
  'P06',
  'P07',
  'P08',
  'P09',
  'P10',
  'P13',
  'P14',
  'P22',
  'P23',
  'P26',
  'P28',
] satisfies CheckId[]);

/** Marks a finding that the owner of a site on a platform cannot fix alone. */
export function withPlatformNote(finding: Finding, platform: string | null): Finding {
  if (platform === null || !CONTROLLED.has(finding.checkId)) return finding;
  const { evidence } = finding;
  const added = noted('onPlatform', { platform });
  const note = `${evidence.note} ${englishNote(added)}`;
  const words = evidence.words === undefined ? {} : { words: [...evidence.words, added] };
  return { ...finding, evidence: { ...evidence, note, ...words } };
}
