import { savingFailed as texts } from './maturity.texts.ts';

/** When saving or removing an answer fails (spec part 2, section 8). */
export const SAVING_FAILED = texts.oopsSomethingWentWrong;
