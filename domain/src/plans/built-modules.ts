import { MODULE_KEYS, type ModuleKey, type ModuleStatuses } from './module-status.ts';

/** The modules that the portal has. What a plan says of others is kept, and shown to nobody until they are there. */
export const BUILT_MODULES: readonly ModuleKey[] = ['dashboard', 'monitoring'];

/** The statuses with every module that the portal does not have as not available. */
export function withoutUnbuiltModules(statuses: ModuleStatuses): ModuleStatuses {
  const built = { ...statuses };
  for (const key of MODULE_KEYS) if (!BUILT_MODULES.includes(key)) built[key] = 'NOT_AVAILABLE';
  return built;
}
