import * as calls from '@portal/contract/console/maintenance.calls.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { requireFreshProof } from '../../accounts/public.ts';
import { auditCaller } from '../../audit/public.ts';

/** Calls of the maintenance switch. */
export const maintenanceCalls: readonly BoundCall<Services>[] = [
  bind(calls.readMaintenance).to(readMaintenance),
  bind(calls.setMaintenance).to(setMaintenance),
];

async function readMaintenance({ config, maintenance }: Services): Promise<AnswerOf<typeof calls.readMaintenance>> {
  return {
    success: true,
    data: { ...(await maintenance.state()), isSetByConfiguration: config.maintenance !== null },
  };
}

async function setMaintenance(
  services: Services,
  caller: CallerOf<typeof calls.setMaintenance>,
  state: InputOf<typeof calls.setMaintenance>,
): Promise<AnswerOf<typeof calls.setMaintenance>> {
  const { database, clock, maintenance } = services;

  await requireFreshProof(services, caller);
  const saved = await database.asSystem(async (tx) => {
    const { applied } = await maintenance.save(tx, state);
    await auditCaller(tx, caller, clock.now(), {
      action: state.enabled ? 'maintenance.started' : 'maintenance.ended',
      subject: state.title,
    });
    return { applied };
  });
  saved.applied();
  return { success: true };
}
