import type { ModuleContract } from '../module-contract.ts';
import * as emergencyCard from './emergency-card.calls.ts';
import * as emergencyLink from './emergency-link.calls.ts';
import * as incidentHelp from './incident-help.calls.ts';
import * as incidents from './incidents.calls.ts';
import { INCIDENTS_ERRORS } from './incidents.errors.ts';

/** What incidents say on the wire: their calls by file, and their table of errors. */
export const INCIDENTS = {
  calls: { incidentHelp, emergencyLink, emergencyCard, incidents },
  errors: { incidents: INCIDENTS_ERRORS },
} as const satisfies ModuleContract;
