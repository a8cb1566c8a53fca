import type { CallOutput } from '../../../api/calls.ts';

/** What the link of a practice mail shows. */
export type Opened = CallOutput<'openPhishing'>['data'];
/** What an imitation imitates. */
export type Imitated = Exclude<Opened['page'], 'lesson'>;
/** What became of a report. */
export type Reported = CallOutput<'reportMail'>['data'];
