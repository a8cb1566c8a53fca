/** What people do in the firm that has courses of its own. */
export const TRAINING_ROLES = ['money', 'owner', 'it-admin', 'front-desk', 'remote', 'web-shop'] as const;
export type TrainingRole = (typeof TRAINING_ROLES)[number];

/** Those of some words that are roles, each once, in our order. */
export const rolesOf = (words: readonly string[]): TrainingRole[] =>
  TRAINING_ROLES.filter((role) => words.includes(role));
