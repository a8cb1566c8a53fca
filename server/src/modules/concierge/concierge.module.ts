import type { ServerModule } from '../../server-module.ts';
import { conciergeCalls } from './concierge.calls.ts';
import type { ConciergeServices } from './concierge-services.ts';
import { consoleConciergeCalls } from './console/console-concierge.calls.ts';

/** Weaknesses, messages and help from experts. */
export const concierge: ServerModule<ConciergeServices> = {
  calls: [...conciergeCalls, ...consoleConciergeCalls],
};
