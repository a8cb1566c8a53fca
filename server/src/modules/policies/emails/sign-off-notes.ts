/** What everybody is told who gets a personal link to policies. */
export const SIGN_OFF_NOTES: readonly string[] = [
  'This link is only for you: anything confirmed through it counts as confirmed by you. Please do not forward it.',
  'Keep this message if you like: the link also shows what you have confirmed.',
];
