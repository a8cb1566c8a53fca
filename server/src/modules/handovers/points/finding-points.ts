import {
  describeFinding,
  type FindingState,
  findFindingName,
  readFindingStates,
  startRetest,
} from '../../monitoring/public.ts';
import { points as texts } from '../handovers.texts.ts';
import { idsAmong, type PointKind } from './point-kind.ts';

/** What a scan found on a website: its fixing is seen by a look at it alone. */
export const findingPoints: PointKind = {
  module: 'monitoring',
  async look(_services, tx, _orgId, refs) {
    const states = await readFindingStates(tx, idsAmong(refs));
    return refs.map((ref) => {
      const state = states.get(ref);
      return state === undefined ? null : { ...seen(state), href: hrefOf(state.websiteName, ref) };
    });
  },
  async describe(_services, tx, { ref, say }) {
    const finding =
      idsAmong([ref]).length === 0 ? null : await describeFinding(tx, ref, { say, lastStep: say(texts.thenReport) });
    if (finding === null) return null;
    const { title, severity, urls, what, why, who, quotes, ways, note, command } = finding;
    return {
      ...{ title, severity, what, why, who, quotes: [...quotes] },
      where: [...urls],
      body: [],
      ways: ways.map(({ platform, label, isRecognised, steps, wayBack }) => ({
        ...{ platform, label, isRecognised, wayBack, steps },
      })),
      verify: { text: note === '' ? '' : say(texts.seen, { note }), command },
    };
  },
  async checkAgain(services, { orgId, ref, log, say }) {
    const now = services.clock.now();
    await services.database.inOrg(orgId, async (tx) => {
      const { isNew } = await startRetest(services, tx, { orgId, findingId: ref, now });
      const title = isNew ? (await findFindingName(tx, ref, say))?.title : undefined;
      if (title !== undefined) await log(tx, now, 'finding.retested', title);
    });
  },
};

const hrefOf = (websiteName: string, findingId: string) =>
  `/webappscan/${encodeURIComponent(websiteName)}/findings/${findingId}`;

function seen({ isFixed, retest }: FindingState) {
  return {
    isGone: isFixed,
    isChecking: retest?.status === 'started',
    checkedAt: retest?.completed_at ?? null,
    result: retest?.status === 'failed' ? ('not-tested' as const) : (retest?.retest_result ?? null),
  };
}
