/** What everybody is told who gets a personal link. */
export const TRAINING_LINK_NOTES: readonly string[] = [
  'This link is only for you: it opens your training without a password. Please do not forward it.',
  'It works for 90 days. Every email about your training contains a new one.',
];
