import type { CallOutput } from '../../api/calls.ts';

/** A handover in the list. */
export type Handover = CallOutput<'handovers'>['data']['handovers'][number];
/** One thing that was handed over. */
export type HandedPoint = Handover['points'][number];
