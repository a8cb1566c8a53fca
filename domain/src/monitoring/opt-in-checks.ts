/** Checks that do more than look, so that each is done only for websites whose owner has switched it on. */
export const OPT_IN_CHECKS = ['A18', 'A19'] as const;
export type OptInCheck = (typeof OPT_IN_CHECKS)[number];

/** `unproved`: it is switched on, but it is not shown (any more) that the website is the organisation's own. */
export const OPT_IN_STATES = ['off', 'on', 'unproved'] as const;
export type OptInState = (typeof OPT_IN_STATES)[number];

export type OptIns = Readonly<Record<OptInCheck, OptInState>>;

/** As every website begins. */
export const NO_OPT_INS: OptIns = { A18: 'off', A19: 'off' };
