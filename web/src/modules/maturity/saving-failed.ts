/** When saving or removing an answer fails (spec part 2, section 8). */
export const SAVING_FAILED = 'Oops! Something went wrong. Please try again.';
