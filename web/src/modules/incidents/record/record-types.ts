import type { CallOutput } from '../../../api/calls.ts';

/** An incident with its log and its clock. */
export type IncidentRecord = CallOutput<'readIncident'>['data'];
/** A deadline of the law, as it stands. */
export type RecordDeadline = IncidentRecord['deadlines'][number];
