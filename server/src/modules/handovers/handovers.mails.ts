import type { MailRenderers } from '../../emails/mail-request.ts';
import type { HandoverAnswerMailData } from './emails/handover-answer-mail.ts';
import type { HandoverDoneMailData } from './emails/handover-done-mail.ts';
import type { HandoverMailData } from './emails/handover-mail.ts';
import type { HandoverQuestionMailData } from './emails/handover-question-mail.ts';

type Kind = 'handover' | 'handover-done' | 'handover-question' | 'handover-answer';

declare module '../../emails/mail-request.ts' {
  interface MailKinds {
    handover: HandoverMailData;
    'handover-done': HandoverDoneMailData;
    'handover-question': HandoverQuestionMailData;
    'handover-answer': HandoverAnswerMailData;
  }
}

/** Renders the module's emails; each one's code is loaded when it is first needed, because it is large. */
export const handoversMails: MailRenderers<Kind> = {
  handover: async (data) => (await import('./emails/handover-mail.ts')).renderHandoverMail(data),
  'handover-done': async (data) => (await import('./emails/handover-done-mail.ts')).renderHandoverDoneMail(data),
  'handover-question': async (data) =>
    (await import('./emails/handover-question-mail.ts')).renderHandoverQuestionMail(data),
  'handover-answer': async (data) => (await import('./emails/handover-answer-mail.ts')).renderHandoverAnswerMail(data),
};
