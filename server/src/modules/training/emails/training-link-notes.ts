/** What everybody is told who gets a personal link. */
export const TRAINING_LINK_NOTES: readonly string[] = [
  'This link is yours alone: it opens your training without a password. Please do not forward it.',
  'It works for 90 days. Every mail about your training brings a fresh one.',
];
