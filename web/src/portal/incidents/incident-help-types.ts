import type { CallOutput } from '../../api/calls.ts';

/** The steps of all kinds, and whom anybody can call in a country. */
export type IncidentHelp = CallOutput<'incidentHelp'>['data'];
/** All that is told of one kind of incident. */
export type KindHelp = IncidentHelp['kinds'][number];
export type HelpStep = KindHelp['minutes'][number];
/** Whom a firm calls. */
export type EmergencyContact = CallOutput<'emergencyCard'>['data']['contacts'][number];
