/** How long the result of a check is kept. */
export const CHECK_LIFE_MS = 60 * 60_000;
/** A look takes 25 seconds at most; one that has not ended by then has lost its worker, and people have gone. */
export const GIVEN_UP_AFTER_MS = 90_000;
