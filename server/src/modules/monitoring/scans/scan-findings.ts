import type { scanFindings } from '@portal/contract/monitoring/monitoring.calls.ts';
import { executiveSummary } from '@portal/domain/monitoring/executive-summary.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { checkTexts } from '../../../documents/check-texts.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { readableFinding } from '../findings/finding-texts.ts';
import { listKnownFindings } from '../findings/marks.store.ts';
import { summary as texts } from '../monitoring.texts.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { readExtent } from './read-extent.ts';
import { listFindings, listFingerprints, listSoftware } from './scan-run.store.ts';
import { findPreviousScan, findScan } from './scans.store.ts';

/** A finished scan's findings with their texts, and what they amount to in plain words. */
export async function readScanFindings(
  { database, clock }: MonitoringServices,
  { session, brand, language }: CallerOf<typeof scanFindings>,
  { scanId }: InputOf<typeof scanFindings>,
): Promise<AnswerOf<typeof scanFindings>> {
  const say = sayFor(brand, language);
  const { scan, findings, software, earlier, known } = await database.inOrg(session.orgId, async (tx) => {
    const found = await findScan(tx, scanId);
    if (found === undefined || found.status !== 'completed' || found.retest_of !== null)
      throw new AppError('NOT_FOUND');
    const previous = await findPreviousScan(tx, found.website_id, found.started_at);
    return {
      scan: found,
      findings: await listFindings(tx, scanId),
      software: await listSoftware(tx, scanId),
      known: await listKnownFindings(tx, found.website_id, clock.now()),
      earlier: previous === undefined ? null : new Set(await listFingerprints(tx, previous.scan_id)),
    };
  });
  const markOf = ({ fingerprint }: Finding) => known.get(fingerprint)?.mark ?? null;
  // What was set aside is no work.
  const { headline, paragraph, nextStep, effort } = executiveSummary(
    findings
      .filter((finding) => markOf(finding) === null)
      .map((finding) => ({ finding, advice: checkTexts(finding, say).texts })),
    say,
  );
  const summary = [headline, paragraph, nextStep, say(texts.effort, { effort: withinSentence(effort) })];
  const isNew = (finding: Finding) => earlier !== null && !earlier.has(finding.fingerprint);
  return {
    success: true,
    data: {
      summary,
      findings: findings.map((finding) => {
        const mark = markOf(finding);
        return {
          ...readableFinding(finding, say, software),
          isNew: isNew(finding),
          findingId: known.get(finding.fingerprint)?.findingId ?? null,
          mark: mark === null ? null : { kind: mark.kind, endsAt: mark.endsAt?.toISOString() ?? null },
        };
      }),
      pages: scan.pages,
      extent: readExtent(scan.extent),
    },
  };
}

/** Such as "about an hour" of "About an hour"; none of these words begins with a noun. */
const withinSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
