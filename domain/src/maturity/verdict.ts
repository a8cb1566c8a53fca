/**
 * How an answer stands beside what the portal itself has seen: nobody has seen anything, what it saw fits, or what it saw
 * does not fit.
 */
export const VERDICTS = ['claimed', 'supported', 'contradicted'] as const;
export type Verdict = (typeof VERDICTS)[number];
