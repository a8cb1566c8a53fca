import { resetModule as resetModuleCall } from '@portal/contract/console/reset.calls.ts';
import { AppError } from '../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import { resetConcierge } from '../concierge/public.ts';
import { resetMarketplace } from '../marketplace/public.ts';
import { resetMaturity } from '../maturity/public.ts';
import { removeAllWebsites } from '../monitoring/public.ts';
import { resetPolicies } from '../policies/public.ts';
import { resetRatings } from '../ratings/public.ts';
import { resetTraining } from '../training/public.ts';
import { findOrganisation } from './organisation.store.ts';

/** By the module's name on the wire. */
const CLEAR = {
  monitoring: removeAllWebsites,
  compliance: resetPolicies,
  training: resetTraining,
  zimm: resetMaturity,
  cyberconcierge: resetConcierge,
  ratings: resetRatings,
  marketplace: resetMarketplace,
};

/** The call that empties a module, for portals in which things are tried out. */
export const resetModuleCalls: readonly BoundCall<Services>[] = [bind(resetModuleCall).to(resetModule)];

async function resetModule(
  { config, database, clock }: Services,
  caller: CallerOf<typeof resetModuleCall>,
  { name, orgId }: InputOf<typeof resetModuleCall>,
): Promise<AnswerOf<typeof resetModuleCall>> {
  if (config.production) throw new AppError('NOT_FOUND');
  if ((await database.inOrg(orgId, findOrganisation)) === undefined) throw new AppError('NOT_FOUND');
  await database.asSystem(async (tx) => {
    await CLEAR[name](tx, orgId);
    await auditCaller(tx, caller, clock.now(), { action: 'module.reset', subject: name, orgId });
  });
  return { success: true };
}
