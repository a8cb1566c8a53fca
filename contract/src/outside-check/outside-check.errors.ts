import { targetProblems } from '@portal/domain/outside-check/outside-check.texts.ts';
import type { ErrorTable } from '../errors.ts';

/** Errors of the open check; those of what was typed stand at its field. */
export const OUTSIDE_CHECK_ERRORS = {
  CHECK_NOT_A_DOMAIN: { status: 400, message: targetProblems.CHECK_NOT_A_DOMAIN.text },
  CHECK_IP_ADDRESS: { status: 400, message: targetProblems.CHECK_IP_ADDRESS.text },
  CHECK_EMAIL_WRONG: { status: 400, message: targetProblems.CHECK_EMAIL_WRONG.text },
  CHECK_EXAMPLE_DOMAIN: { status: 400, message: targetProblems.CHECK_EXAMPLE_DOMAIN.text },
  CHECK_MAIL_PROVIDER: {
    status: 400,
    message: 'This address belongs to an email provider. Please enter your company’s domain, such as yourcompany.com.',
  },
  CHECKED_TOO_OFTEN: {
    status: 429,
    message: 'This domain has been checked several times in the last hour. Please come back in an hour.',
  },
  CHECKS_BUSY: { status: 503, message: 'A lot of checks are running right now. Please try again in a minute.' },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly outsideCheck: typeof OUTSIDE_CHECK_ERRORS;
  }
}
