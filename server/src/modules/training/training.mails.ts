import type { MailRenderers } from '../../emails/mail-request.ts';
import type { TrainingCompletedMailData } from './emails/training-completed-mail.ts';
import type { TrainingCourseOpenedMailData } from './emails/training-course-opened-mail.ts';
import type { TrainingLinkMailData } from './emails/training-link-mail.ts';
import type { TrainingRecallMailData } from './emails/training-recall-mail.ts';
import type { TrainingReminderMailData } from './emails/training-reminder-mail.ts';
import type { TrainingWelcomeMailData } from './emails/training-welcome-mail.ts';

declare module '../../emails/mail-request.ts' {
  interface MailKinds {
    'training-completed': TrainingCompletedMailData;
    'training-course-opened': TrainingCourseOpenedMailData;
    'training-link': TrainingLinkMailData;
    'training-recall': TrainingRecallMailData;
    'training-reminder': TrainingReminderMailData;
    'training-welcome': TrainingWelcomeMailData;
  }
}

/** Renders the module's emails; each one's code is loaded when it is first needed, because it is large. */
export const trainingMails: MailRenderers<
  | 'training-completed'
  | 'training-course-opened'
  | 'training-link'
  | 'training-recall'
  | 'training-reminder'
  | 'training-welcome'
> = {
  'training-completed': async (data) =>
    (await import('./emails/training-completed-mail.ts')).renderTrainingCompletedMail(data),
  'training-course-opened': async (data) =>
    (await import('./emails/training-course-opened-mail.ts')).renderTrainingCourseOpenedMail(data),
  'training-link': async (data) => (await import('./emails/training-link-mail.ts')).renderTrainingLinkMail(data),
  'training-recall': async (data) => (await import('./emails/training-recall-mail.ts')).renderTrainingRecallMail(data),
  'training-reminder': async (data) =>
    (await import('./emails/training-reminder-mail.ts')).renderTrainingReminderMail(data),
  'training-welcome': async (data) =>
    (await import('./emails/training-welcome-mail.ts')).renderTrainingWelcomeMail(data),
};
