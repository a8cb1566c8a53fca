import { FakeFailure } from '../../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import type { FollowedFinding, FollowedRow } from '../website-types.ts';
import { findingOf, mainSite } from './samples.ts';

const id = (number: number) => `0198a6f0-0000-7000-8009-${String(number).padStart(12, '0')}`;

/** A finding of the main website over time. */
export function followedOf(number: number, changes: Partial<FollowedFinding> = {}): FollowedFinding {
  const { isNew: _isNew, mark: _mark, findingId: _id, ...readable } = findingOf('low');
  return {
    ...readable,
    findingId: id(number),
    website: { targetId: mainSite.targetId, name: mainSite.name, url: mainSite.url },
    state: 'open',
    firstSeenAt: '2026-10-01T17:00:00.000Z',
    lastSeenAt: '2026-11-18T17:00:00.000Z',
    fixedAt: null,
    reopenedAt: null,
    worsenedAt: null,
    timesReopened: 0,
    lastScanId: id(900),
    mark: null,
    retest: null,
    canRetest: true,
    remedies: [],
    ...changes,
  };
}

const rowOf = (finding: FollowedFinding): FollowedRow => ({
  findingId: finding.findingId,
  targetId: finding.website.targetId,
  websiteName: finding.website.name,
  checkId: finding.checkId,
  severity: finding.severity,
  state: finding.state,
  mark: finding.mark?.lapsed === null ? { kind: finding.mark.kind, endsAt: finding.mark.endsAt } : null,
  title: finding.title,
  term: finding.term,
  who: finding.who,
  place: finding.url,
  subject: finding.subject,
  firstSeenAt: finding.firstSeenAt,
  lastSeenAt: finding.lastSeenAt,
  fixedAt: finding.fixedAt,
});

const pageSize = 20;

/** Answers of the calls of findings over time, from a list that marks change. */
export function fakeFindings(start: readonly FollowedFinding[]): FakeHandlers {
  let findings = [...start];
  const change = (findingId: string, changes: Partial<FollowedFinding>) => {
    if (!findings.some((one) => one.findingId === findingId)) throw new FakeFailure('NOT_FOUND');
    findings = findings.map((one) => (one.findingId === findingId ? { ...one, ...changes } : one));
  };
  return {
    listFindings: ({ state = 'to-do', severity, search = '', page = 1 }) => {
      const fits = findings.filter(
        (one) =>
          (state === 'all' || (state === 'fixed' ? one.state === 'fixed' : one.state !== 'fixed')) &&
          (severity === undefined || one.severity === severity) &&
          one.title.toLowerCase().includes(search.toLowerCase()),
      );
      const from = (Number(page) - 1) * pageSize;
      const open = findings.filter((one) => one.state !== 'fixed').length;
      return {
        success: true,
        data: {
          total: fits.length,
          pageSize,
          findings: fits.slice(from, from + pageSize).map(rowOf),
          counts: {
            toDo: { highs: 0, mediums: 0, lows: open, infos: 0 },
            new: 0,
            reopened: 0,
            accepted: 0,
            falsePositive: 0,
            fixed: findings.length - open,
          },
          checks: [{ checkId: 'P05', name: 'Strict transport security', findings: findings.length }],
        },
      };
    },
    readFinding: ({ findingId }) => {
      const finding = findings.find((one) => one.findingId === findingId);
      if (!finding) throw new FakeFailure('NOT_FOUND');
      return { success: true, data: finding };
    },
    markFinding: ({ findingId, kind, reason, until }) => {
      const endsAt = until === undefined ? null : `${until}T08:00:00.000Z`;
      const mark = { kind, reason, endsAt, markedAt: '2026-11-21T17:00:00.000Z', markedBy: 'Dana Reyes', lapsed: null };
      change(findingId, { mark });
      return { success: true };
    },
    retestFinding: ({ findingId }) => {
      const retest = {
        scanId: id(901),
        status: 'started' as const,
        progress: 0,
        startedAt: '2026-11-21T17:00:00.000Z',
        completedAt: null,
        result: null,
        reason: null,
      };
      change(findingId, { retest });
      return { success: true, data: retest };
    },
    unmarkFinding: ({ findingId }) => {
      change(findingId, { mark: null });
      return { success: true };
    },
  };
}
