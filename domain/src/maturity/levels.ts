/** The lowest and the highest level that an element, and so a firm, can have (spec part 2, section 9). */
export const LOWEST_LEVEL = 0;
export const HIGHEST_LEVEL = 5;

/** The three Security Areas, in the order in which they are gone through (spec part 2, section 2). */
export const MATURITY_AREAS = ['people', 'process', 'technology'] as const;
export type MaturityArea = (typeof MATURITY_AREAS)[number];
