import type { CallInput } from '../../../api/calls.ts';

/** Name under which what was typed is kept when a session ends in its midst. */
export const PROGRAMME_FORM = 'training-programme';

export type Programme = CallInput<'saveProgramme'>;
