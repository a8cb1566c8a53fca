import type { MailRenderers } from '../../emails/mail-request.ts';
import type { RatingReportMailData } from './emails/rating-report-mail.ts';

declare module '../../emails/mail-request.ts' {
  interface MailKinds {
    'rating-report': RatingReportMailData;
  }
}

/** Renders the module's emails; each one's code is loaded when it is first needed, because it is large. */
export const ratingsMails: MailRenderers<'rating-report'> = {
  'rating-report': async (data) => (await import('./emails/rating-report-mail.ts')).renderRatingReportMail(data),
};
