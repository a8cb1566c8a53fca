import * as calls from '@portal/contract/console/maintenance.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { requireFreshProof } from '../accounts/public.ts';
import { auditCaller } from '../audit/public.ts';

/** Calls of the maintenance switch. */
export function maintenanceCalls(services: Services): BoundCall[] {
  const { database, clock, config, maintenance } = services;
  return [
    bind(calls.readMaintenance).to(async () => ({
      success: true,
      data: { ...(await maintenance.state()), isSetByConfiguration: config.maintenance !== null },
    })),

    bind(calls.setMaintenance).to(async (caller, state) => {
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
    }),
  ];
}
