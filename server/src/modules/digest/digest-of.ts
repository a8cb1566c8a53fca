import { verdictOf } from '@portal/domain/dashboard/score/score-verdict.ts';
import { changesWithoutSecrets, withoutSecrets } from '@portal/domain/dashboard/without-secrets.ts';
import { daysBefore } from '@portal/domain/digest/digest-times.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Situation } from '../dashboard/public.ts';
import type { DigestMailData } from './emails/digest-mail.ts';

type DigestContent = Pick<DigestMailData, 'score' | 'gained' | 'verdict' | 'better' | 'worse' | 'late' | 'scans'> & {
  readonly step: {
    readonly title: string;
    readonly minutes: number;
    readonly gain: number;
    readonly path: string;
  } | null;
};

/**
 * What a digest says of a firm.
 * @param days how long ago the one before was, at most
 */
export function digestOf(situation: Situation, monday: string, days: number, timeZone: string): DigestContent {
  const { score, facts, actions, changes, current } = situation;
  const [step] = actions;
  const before = facts.scoreDays.findLast(({ day }) => day <= daysBefore(monday, days));
  const heldBy = score.heldBy.map(withoutSecrets);
  return {
    score: score.score,
    gained: before === undefined ? null : score.score - before.score,
    verdict: verdictOf({ ...score, heldBy }),
    ...changesWithoutSecrets(changes),
    step: step === undefined ? null : stepOf(withoutSecrets(step)),
    late: current.modules.training === 'ACTIVE' ? facts.training.late : 0,
    scans: current.modules.monitoring === 'ACTIVE' ? scansUntil(situation, daysBefore(monday, -7), timeZone) : null,
  };
}

function stepOf({ title, href, minutes, gain }: Situation['actions'][number]) {
  return { title, minutes, gain, path: href };
}

/** Scans by schedule before a day. */
function scansUntil({ facts }: Situation, day: string, timeZone: string): DigestContent['scans'] {
  const days = facts.websites
    .flatMap(({ nextScanAt }) => (nextScanAt === null ? [] : [dayOf(new Date(nextScanAt), timeZone)]))
    .filter((each) => each < day)
    .sort();
  const [firstOn] = days;
  return firstOn === undefined ? null : { count: days.length, firstOn };
}
