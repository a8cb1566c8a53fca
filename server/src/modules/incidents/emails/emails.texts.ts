import { texts } from '@portal/domain/texts/texts.ts';

export const started = texts('incidents.emails.started', {
  subject: '{organization}: {name} reported an incident',
  preheader: 'A record has been started. Open it and see what to do now.',
  heading: 'An incident was reported',
  what: '{name} started a record: “{what}”',
  inWords: 'In their words: “{text}”',
  whatToDo:
    'Open the record for the next steps, the people to call and the legal deadlines. If an intruder may have access to your mailbox, do not reply to this email: call each other.',
  open: 'Open the record',
  /** Completes "You received this message because". */
  reason: 'you are an admin of {organization} in {brand}.',
});
