/** What a look at one finding alone says about it. */
export const RETEST_RESULTS = ['fixed', 'still-there', 'not-tested'] as const;
export type RetestResult = (typeof RETEST_RESULTS)[number];
