import { texts } from '@portal/domain/texts/texts.ts';

/** Below every email. */
export const layout = texts('emails.layout', {
  /** The reason is a clause of its own text, such as "you asked for it." */
  reason: 'You received this message because {reason}',
  questions: 'Questions? Email {address}.',
});
