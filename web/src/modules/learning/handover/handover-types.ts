import type { CallOutput } from '../../../api/calls.ts';

/** What a link shows. */
export type Handover = CallOutput<'openHandover'>['data'];
/** One thing to be fixed. */
export type HandoverPoint = Handover['points'][number];
