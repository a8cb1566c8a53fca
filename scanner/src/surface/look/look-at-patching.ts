import type { SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import type { ScanHistory, SeenWeakness } from '../surface-options.ts';
import { finding, type VectorLook } from '../vector-look.ts';

const DAY_MS = 86_400_000;
/** So far apart two scans tell that nothing was there for a while. */
const TELLING_SPAN_DAYS = 30;
/** What was fixed longer ago says nothing about today. */
const TELLING_DAYS = 90;

const dayOf = (text: string) => Date.parse(`${text}T00:00:00Z`);
const daysBetween = (from: number, to: number) => Math.max(0, Math.floor((to - from) / DAY_MS));

/**
 * How fast known weaknesses of the firm's websites disappear, from its own scans. `now` in epoch milliseconds.
 */
export function lookAtPatching(domain: string, history: ScanHistory | null, now: number): VectorLook {
  const vector = 'patching_cadence';
  if (history === null || history.scans === 0) return { vector, reason: 'NEEDS_SCAN_HISTORY', findings: [] };
  const judged = history.weaknesses.flatMap((weakness) => judge(weakness, now));
  // That a scan was wrong is the firm's own word: it takes the finding out, and is no proof that updates arrive.
  const isOpen = judged.some(({ kind }) => kind === 'weakness-open');
  const told = history.disputed > 0 && !isOpen ? [...judged, disputedBy(domain, history.disputed)] : judged;
  if (told.length > 0) return { vector, reason: null, findings: told };
  const isLong = daysBetween(dayOf(history.firstScanOn), dayOf(history.lastScanOn)) >= TELLING_SPAN_DAYS;
  const seen = isLong
    ? `${history.scans} scans from ${history.firstScanOn} to ${history.lastScanOn} saw no known weakness.`
    : `The scans so far, the latest on ${history.lastScanOn}, saw no known weakness; 30 days of scans say more.`;
  return {
    vector,
    reason: null,
    findings: [finding('no-known-weakness', isLong ? 'GOOD' : 'FAIR', { asset: domain, importance: 1 }, seen)],
  };
}

const disputedBy = (domain: string, disputed: number) =>
  finding(
    'weakness-disputed',
    'FAIR',
    { asset: domain, importance: 1 },
    `${disputed} of what scans saw ${disputed === 1 ? 'is' : 'are'} marked as a false positive by the company itself.`,
  );

function judge({ asset, name, publishedOn, goneOn }: SeenWeakness, now: number): readonly SurfaceFinding[] {
  const place = { asset, importance: 1 } as const;
  const published = dayOf(publishedOn);
  if (goneOn !== null) {
    const days = daysBetween(published, dayOf(goneOn));
    if (daysBetween(dayOf(goneOn), now) > TELLING_DAYS) return [];
    const grade = days <= 30 ? 'GOOD' : days <= 90 ? 'FAIR' : 'WARN';
    const seen = `${name}: known since ${publishedOn}, gone on ${goneOn}, after ${days} days.`;
    return [finding('weakness-mended', grade, place, seen)];
  }
  const days = daysBetween(published, now);
  const grade = days <= 30 ? 'NEUTRAL' : days <= 60 ? 'FAIR' : days <= 90 ? 'WARN' : 'BAD';
  return [
    finding('weakness-open', grade, place, `${name}: known since ${publishedOn}, for ${days} days, and still there.`),
  ];
}
