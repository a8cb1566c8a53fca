import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { incidentsCalls } from './incidents.calls.ts';

/** Incidents. */
export const incidents: ServerModule<Services> = {
  calls: incidentsCalls,
};
