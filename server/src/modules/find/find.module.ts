import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { findCalls } from './find.calls.ts';

/** Whatever a firm has, by its name. */
export const find: ServerModule<Services> = {
  calls: findCalls,
};
