import type { LeastSeverity } from '@portal/domain/developers/endpoint-kinds.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { toFindingRow } from '../../monitoring/public.ts';
import type { ScanRow } from '../reading/scanning.store.ts';
import { severities, happened as texts } from './alert-channels.texts.ts';
import type { Line } from './bulletin.ts';

/** What is critical counts as high here, and what only informs as low. */
const LEAST_OF: Readonly<Record<string, LeastSeverity>> = {
  ...{ critical: 'high', high: 'high', medium: 'medium', low: 'low', info: 'low' },
};

const severityOf = (written: string): LeastSeverity => LEAST_OF[written.toLowerCase()] ?? 'low';

const inWords = (severity: LeastSeverity, say: Say): string => say(severities[severity]);

const websitePath = (name: string) => `/webappscan/${encodeURIComponent(name)}`;

/** A finding; `isWorse` where it was known and became worse. */
export function findingLine(
  row: ReturnType<typeof toFindingRow>,
  say: Say,
  { isWorse }: { readonly isWorse: boolean },
): Line {
  const severity = severityOf(row.severity);
  const { title, websiteName: website } = row;
  return {
    text: say(isWorse ? texts.findingWorse : texts.finding, { severity: inWords(severity, say), title, website }),
    path: `${websitePath(website)}/findings/${row.findingId}`,
    severity,
  };
}

export function scanLine(website: string, { status, highs, mediums, lows }: ScanRow, say: Say): Line {
  const counts = { highs: highs ?? 0, mediums: mediums ?? 0, lows: lows ?? 0 };
  const text = status === 'completed' ? say(texts.scan, { website, ...counts }) : say(texts.scanFailed, { website });
  return { text, path: websitePath(website), severity: null };
}

/** Only how bad it is: what experts write is read in the portal alone (spec part 2, section 5). */
export function weaknessLine(weaknessId: string, written: string, say: Say): Line {
  const severity = severityOf(written);
  const text = say(texts.weakness, { severity: inWords(severity, say) });
  return { text, path: `/concierge/weaknesses/${weaknessId}`, severity };
}

/** Not who completed it. */
export const courseLine = (name: string, say: Say): Line => ({
  ...{ text: say(texts.course, { name }), path: '/training/courses', severity: null },
});

export const policyLine = (
  { policy_id: id, name, version }: { readonly policy_id: string; readonly name: string; readonly version: number },
  say: Say,
): Line => ({ text: say(texts.policy, { name, version }), path: `/securitypolicy/${id}`, severity: null });

export const scoreLine = (
  { score, before }: { readonly score: number; readonly before: number | null },
  say: Say,
): Line => ({ text: say(texts.score, { before: before ?? score, score }), path: '/score', severity: null });
