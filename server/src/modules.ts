import * as modules from './module-list.ts';
import type { PortalServices } from './portal-services.ts';
import type { ServerModule } from './server-module.ts';

/** Every module of the portal, in the order of their names. */
export const MODULES: readonly ServerModule<PortalServices>[] = Object.values(modules);
