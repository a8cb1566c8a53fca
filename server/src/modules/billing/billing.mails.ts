import type { MailRenderers } from '../../emails/mail-request.ts';
import type { PlanRequestMailData } from './emails/plan-request-mail.ts';

declare module '../../emails/mail-request.ts' {
  interface MailKinds {
    'plan-request': PlanRequestMailData;
  }
}

/** Renders the module's emails; each one's code is loaded when it is first needed, because it is large. */
export const billingMails: MailRenderers<'plan-request'> = {
  'plan-request': async (data) => (await import('./emails/plan-request-mail.ts')).renderPlanRequestMail(data),
};
