import { texts } from '@portal/domain/texts/texts.ts';

/** What a ticket in a firm's own desk says. */
export const ticket = texts('developers.ticket', {
  title: '{title} ({website})',
  where: 'Where',
  what: 'What it is',
  why: 'Why it matters',
  fix: 'How to fix it',
  step: '{number, number}. {step}',
  onPlatform: 'How to fix it: {platform}',
  lastStep: 'Close this ticket, and test the finding again in the portal.',
  lastStepByMail: 'Close this ticket, and use the button in this email to say that the work is done.',
  severity: 'Severity: {severity}. Who can fix it: {who}.',
  high: 'high',
  medium: 'medium',
  low: 'low',
  info: 'for information',
  open: 'Open the finding in {portal}',
  answer: 'Report the outcome of this ticket',
});
