import type { NotMeasuredReason, SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import type { RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import { mergeFindings, type VectorLook } from '@portal/scanner/surface/vector-look.ts';
import type { z } from 'zod';
import type { JobRunner } from '../../jobs/job-kind.ts';
import { GIVEN_UP_AFTER_MS } from './check-times.ts';
import { endCheck, findOpenCheck, saveSeen } from './checks.store.ts';
import type { outsideCheckJob } from './outside-check.kinds.ts';
import type { SeenSoFar } from './outside-check.tables.ts';
import type { OutsideCheckServices } from './outside-check-services.ts';

type RunServices = Pick<OutsideCheckServices, 'database' | 'clock' | 'passiveLook'>;

/** Runs looks of the open check; what is seen is stored as it comes, so that whoever waits reads it from any process. */
export function createCheckRunner({
  database,
  clock,
  passiveLook,
}: RunServices): JobRunner<z.output<typeof outsideCheckJob.payload>> {
  const stopping = new AbortController();
  return {
    async run({ checkId }, { signal }) {
      const check = await database.onceAsSystem((tx) => findOpenCheck(tx, checkId));
      if (check === undefined || clock.now().getTime() - check.created_at.getTime() > GIVEN_UP_AFTER_MS) return;
      const seen = collectSeen((soFar) => database.asSystem((tx) => saveSeen(tx, checkId, soFar)));
      const end = await passiveLook(check.url, seen.add, AbortSignal.any([signal, stopping.signal]));
      await seen.saved();
      await database.onceAsSystem((tx) => endCheck(tx, checkId, end === 'name-unknown' ? 'NAME_UNKNOWN' : null));
    },
    // The queue gives the look to another worker, which begins anew.
    stop: () => stopping.abort(new Error('The portal stops.')),
  };
}

/** Puts looks together and stores them one after another, so that an earlier state never overwrites a later one. */
function collectSeen(save: (seen: SeenSoFar) => Promise<void>) {
  const outcomes: Partial<Record<RiskVectorSlug, NotMeasuredReason | null>> = {};
  let findings: readonly SurfaceFinding[] = [];
  let saving: Promise<void> = Promise.resolve();
  return {
    add(looks: readonly VectorLook[]) {
      for (const { vector, reason } of looks) outcomes[vector] = reason;
      findings = mergeFindings([...findings, ...looks.flatMap((look) => look.findings)]);
      const soFar = { outcomes: { ...outcomes }, findings };
      saving = saving.then(() => save(soFar));
      // Who awaits the end hears of a failure.
      saving.catch(() => undefined);
    },
    saved: () => saving,
  };
}
