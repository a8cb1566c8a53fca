import type { CallOutput } from '../../api/calls.ts';
import type { HelpTopic } from './contact-concierge.ts';

/** Name under which an unsent question to the concierge is kept when a session ends in its midst. */
export const CONTACT_FORM = 'contact-concierge';

/** What is kept of it. */
export type KeptContact = {
  readonly about: HelpTopic;
  readonly subject: string;
  readonly text: string;
  readonly files: readonly CallOutput<'helpUpload'>['data'][];
};
