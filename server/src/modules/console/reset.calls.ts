import { resetModule as resetModuleCall } from '@portal/contract/console/reset.calls.ts';
import { AppError } from '../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import { auditCaller } from '../audit/public.ts';
import type { ConsoleServices } from './console-services.ts';
import { findOrganisation } from './customers/organisation.store.ts';

/** The call that empties a module, for portals in which things are tried out. */
export const resetModuleCalls: readonly BoundCall<ConsoleServices>[] = [bind(resetModuleCall).to(resetModule)];

async function resetModule(
  { config, database, clock, resets }: ConsoleServices,
  caller: CallerOf<typeof resetModuleCall>,
  { name, orgId }: InputOf<typeof resetModuleCall>,
): Promise<AnswerOf<typeof resetModuleCall>> {
  const reset = Object.hasOwn(resets, name) ? resets[name] : undefined;
  if (config.production || reset === undefined) throw new AppError('NOT_FOUND');
  if ((await database.onceInOrg(orgId, findOrganisation)) === undefined) throw new AppError('NOT_FOUND');
  await database.asSystem(async (tx) => {
    await reset(tx, orgId);
    await auditCaller(tx, caller, clock.now(), { action: 'module.reset', subject: name, orgId });
  });
  return { success: true };
}
