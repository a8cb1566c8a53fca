import type { MailRenderers } from '../../emails/mail-request.ts';
import type { ConciergeNewsMailData } from './emails/concierge-news-mail.ts';
import type { HelpAnswerMailData } from './emails/help-answer-mail.ts';
import type { HelpRequestMailData } from './emails/help-request-mail.ts';

declare module '../../emails/mail-request.ts' {
  interface MailKinds {
    'weakness-published': ConciergeNewsMailData;
    'weakness-status': ConciergeNewsMailData;
    'concierge-message': ConciergeNewsMailData;
    'help-answer': HelpAnswerMailData;
    'help-request': HelpRequestMailData;
  }
}

const loadNews = () => import('./emails/concierge-news-mail.ts');

/** Renders the module's emails; each one's code is loaded when it is first needed, because it is large. */
export const conciergeMails: MailRenderers<
  'weakness-published' | 'weakness-status' | 'concierge-message' | 'help-answer' | 'help-request'
> = {
  'weakness-published': async (data) => (await loadNews()).renderConciergeNewsMail('weakness-published', data),
  'weakness-status': async (data) => (await loadNews()).renderConciergeNewsMail('weakness-status', data),
  'concierge-message': async (data) => (await loadNews()).renderConciergeNewsMail('concierge-message', data),
  'help-answer': async (data) => (await import('./emails/help-answer-mail.ts')).renderHelpAnswerMail(data),
  'help-request': async (data) => (await import('./emails/help-request-mail.ts')).renderHelpRequestMail(data),
};
