import type { ComingEntry } from '@portal/domain/calendar/coming.ts';
import { verdictOf } from '@portal/domain/dashboard/score/score-verdict.ts';
import { changesWithoutSecrets, withoutSecrets } from '@portal/domain/dashboard/without-secrets.ts';
import { daysBefore } from '@portal/domain/digest/digest-times.ts';
import type { Situation } from '../dashboard/public.ts';
import type { DigestMailData } from './emails/digest-mail.ts';

type DigestContent = Pick<
  DigestMailData,
  'score' | 'gained' | 'verdict' | 'better' | 'worse' | 'late' | 'lateRecords' | 'news' | 'coming'
> & {
  readonly step: {
    readonly title: string;
    readonly minutes: number;
    readonly gain: number;
    readonly path: string;
  } | null;
};

/**
 * What a digest says of a firm.
 * @param coming what the calendar shows until the digest after this
 * @param days how long ago the one before was, at most
 */
export function digestOf(
  situation: Situation,
  coming: readonly ComingEntry[],
  monday: string,
  days: number,
): DigestContent {
  const { score, facts, actions, changes, current, say } = situation;
  const [step] = actions;
  const covered = new Set(step?.coversComing === true ? step.covers : []);
  const before = facts.scoreDays.findLast(({ day }) => day <= daysBefore(monday, days));
  const heldBy = score.heldBy.map((held) => withoutSecrets(held, say));
  return {
    score: score.score,
    gained: before === undefined ? null : score.score - before.score,
    verdict: verdictOf({ ...score, heldBy }, say),
    ...changesWithoutSecrets(changes, say),
    step: step === undefined ? null : stepOf(withoutSecrets(step, say)),
    late: current.modules.training === 'ACTIVE' ? facts.training.late : 0,
    lateRecords: lateRecordsOf(situation),
    news: situation.news,
    // What the one thing to do is about is not told a second time.
    coming: coming.filter(({ href }) => !covered.has(href)),
  };
}

/** Overdue records, where the plan holds registers and the one thing to do is something else. */
function lateRecordsOf({ current, records, actions: [step] }: Situation): number {
  const isTheStep = step?.raises?.includes('records-kept') === true;
  return current.modules.compliance === 'ACTIVE' && !isTheStep ? records.overdue : 0;
}

function stepOf({ title, href, minutes, gain }: Situation['actions'][number]) {
  return { title, minutes, gain, path: href };
}
