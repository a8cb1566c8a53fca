import type { CallOutput } from '../../api/calls.ts';

/** One message in the list. */
export type MessageRow = CallOutput<'cyberConciergeAlerts'>['alerts'][number];
/** The list of weaknesses, with its counts. */
export type WeaknessList = CallOutput<'cyberConciergeWeaknesses'>;
/** One weakness in the list. */
export type WeaknessRow = WeaknessList['data'][number];
/** All that a weakness's page shows. */
export type Weakness = CallOutput<'weakness'>['data'];
/** All that the about page says. */
export type AboutPage = CallOutput<'cyberConciergeConfig'>['data'];
/** A help request in the list. */
export type HelpRequestRow = CallOutput<'helpRequests'>['data'][number];
/** A help request with its history. */
export type HelpRequest = CallOutput<'helpRequest'>['data'];
/** One message of its history. */
export type HelpReply = HelpRequest['replies'][number];
/** A file that hangs on a weakness or a message. */
export type AttachedFile = CallOutput<'helpUpload'>['data'];
