import { betterWalk, type DayMoment, type walkDay } from '@portal/domain/training/day-at-work.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { recordAudit } from '../../audit/public.ts';
import type { Learner } from '../learning/with-trainee.ts';
import { type DayWalkedRow, saveWalk } from './days-walked.store.ts';

type EndedWalk = {
  readonly year: number;
  readonly walk: ReturnType<typeof walkDay<DayMoment>>;
  /** What was kept before it. */
  readonly row: DayWalkedRow | null;
};

/** Keeps how a walk ended, if it has. The first one of a year is told in the firm's log: that it was walked, and not how. */
export async function endWalk(
  tx: OrgTransaction,
  { orgId, trainee, now }: Learner,
  { year, walk: { taken, at }, row }: EndedWalk,
): Promise<void> {
  if (at.ending === undefined) return;
  const wise = taken.filter(({ moment, chosen }) => moment.choices?.[chosen]?.verdict === 'wise').length;
  const latest = { ending: at.ending, wise };
  const before = row?.best_ending == null ? null : { ending: row.best_ending, wise: row.best_wise ?? 0 };
  const best = before === null ? latest : betterWalk(latest, before);
  await saveWalk(tx, { traineeId: trainee.trainee_id, year }, { latest, best, at: now });
  if (before !== null) return;
  await recordAudit(tx, {
    at: now,
    orgId,
    actorId: null,
    action: 'training.day-walked',
    subject: trainee.email,
    details: { year },
  });
}
