import { resetModule } from '@portal/contract/console/reset.calls.ts';
import { AppError } from '../../http/app-error.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import { resetMaturity } from '../maturity/public.ts';
import { removeAllWebsites } from '../monitoring/public.ts';
import { findOrganisation } from './organisation.store.ts';

const CLEAR = { monitoring: removeAllWebsites, zimm: resetMaturity };

/** The call that empties a module, for portals in which things are tried out. */
export function resetModuleModule({ config, database, clock }: Services): BoundCall[] {
  return [
    bind(resetModule).to(async (caller, { name, orgId }) => {
      if (config.production) throw new AppError('NOT_FOUND');
      await database.inOrg(orgId, async (tx) => {
        if ((await findOrganisation(tx)) === undefined) throw new AppError('NOT_FOUND');
        await CLEAR[name](tx);
        await auditCaller(tx, caller, clock.now(), { action: 'module.reset', subject: name, orgId });
      });
      return { success: true };
    }),
  ];
}
