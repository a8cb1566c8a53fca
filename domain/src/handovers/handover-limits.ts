/** Days that a link may work for. */
export const HANDOVER_DAYS = [7, 30, 90] as const;
export type HandoverDays = (typeof HANDOVER_DAYS)[number];
export const DEFAULT_HANDOVER_DAYS: HandoverDays = 30;

/** What can be handed over. */
export const HANDOVER_KINDS = ['finding', 'weakness', 'raise', 'plan-step'] as const;
export type HandoverKind = (typeof HANDOVER_KINDS)[number];

/** More than a helper works off in the life of a link, and few enough for one page. */
export const MAX_HANDOVER_POINTS = 30;
/** Links of a firm that work at one time. */
export const MAX_OPEN_HANDOVERS = 50;
/** How often a day a helper may say of one point that it is fixed, which has it looked at again. */
export const MAX_CHECKS_A_DAY = 5;
/** Questions that a link takes in a day, and in all while they wait for an answer or have one. */
export const MAX_QUESTIONS_A_DAY = 5;
export const MAX_QUESTIONS = 50;
/** Emails that a link causes in a day: a whole list that is worked off in an evening is no reason for thirty. */
export const MAX_HANDOVER_EMAILS_A_DAY = 5;
