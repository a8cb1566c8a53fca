import * as calls from '@portal/contract/console/owners/retention.calls.ts';
import { RETENTION_KINDS } from '@portal/domain/portal/retention-times.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { requireFreshProof } from '../../accounts/public.ts';
import { auditCaller } from '../../audit/public.ts';
import { readKeptDays, saveKeptDays } from '../../portal/public.ts';

/** Calls by which owners set how long things are kept. */
export const retentionCalls: readonly BoundCall<Services>[] = [
  bind(calls.readRetentionTimes).to(readRetentionTimes),
  bind(calls.saveRetentionTimes).to(saveRetentionTimes),
];

async function readRetentionTimes({ database }: Services): Promise<AnswerOf<typeof calls.readRetentionTimes>> {
  return { success: true, data: await database.onceAsSystem(readKeptDays) };
}

/** Each change is an entry of the log of its own. */
async function saveRetentionTimes(
  services: Services,
  caller: CallerOf<typeof calls.saveRetentionTimes>,
  wanted: InputOf<typeof calls.saveRetentionTimes>,
): Promise<AnswerOf<typeof calls.saveRetentionTimes>> {
  const { database, clock } = services;
  await requireFreshProof(services, caller);
  await database.asSystem(async (tx) => {
    const before = await readKeptDays(tx);
    for (const kind of RETENTION_KINDS) {
      const days = wanted[kind];
      if (days === undefined || days === before[kind]) continue;
      await saveKeptDays(tx, kind, days);
      const details = { before: before[kind], after: days };
      await auditCaller(tx, caller, clock.now(), { action: 'retention.changed', subject: kind, details });
    }
  });
  return { success: true };
}
