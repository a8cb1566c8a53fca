import * as calls from '@portal/contract/incidents/incidents.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { readIncidents } from './read-incidents.ts';

/** Calls of incidents. */
export const incidentsCalls: readonly BoundCall<Services>[] = [bind(calls.readIncidents).to(readIncidents)];
