import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { registersCalls } from './registers.calls.ts';

/** Registers. */
export const registers: ServerModule<Services> = {
  calls: registersCalls,
};
