import type { ErrorTable } from '../errors.ts';

/** Errors of profiles and onboarding; texts of spec part 1, sections 5 and 8. */
export const PROFILE_ERRORS = {
  PROFILE_EXISTS: { status: 409, message: 'Your organization is already set up.' },
  PROFILE_INCOMPLETE: { status: 400, message: 'Incomplete Form. Please complete and submit again.' },
  CANNOT_REMOVE_SELF: { status: 400, message: 'You cannot remove your own account. Ask another admin to do it.' },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly profile: typeof PROFILE_ERRORS;
  }
}
