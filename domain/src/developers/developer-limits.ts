/** Tokens of a firm, or of the provider, that are good at the same time. */
export const MAX_TOKENS = 20;
/** For how many days a token can be valid; each one has an end. */
export const TOKEN_DAYS = [30, 90, 180, 365] as const;

/** Entries of one page of a list. */
export const USUAL_PAGE = 25;
export const MAX_PAGE = 100;

/** Calls of one token in a minute. */
export const CALLS_PER_MINUTE = 120;
/** Requests of a directory in a minute: Entra sends 25 a second at its first turn. */
export const DIRECTORY_CALLS_PER_MINUTE = 1500;
/** For so long the answer to an idempotency key is kept. */
export const IDEMPOTENCY_HOURS = 24;

/** Webhooks of a firm, or of the provider. */
export const MAX_WEBHOOKS = 10;
/** For so long the secret from before a change signs too, so that a program can change over. */
export const OLD_SECRET_HOURS = 24;
/** So many deliveries of each webhook are kept. */
export const MAX_DELIVERIES = 1000;
/** What a program answered is kept to this length. */
export const LONGEST_ANSWER = 500;
