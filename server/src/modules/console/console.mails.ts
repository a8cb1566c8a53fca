import type { MailRenderers } from '../../emails/mail-request.ts';
import type { CustomerAssignedMailData } from './emails/customer-assigned-mail.ts';
import type { LetterMailData } from './emails/letter-mail.ts';
import type { PlanConfirmedMailData } from './emails/plan-confirmed-mail.ts';
import type { PlanDeclinedMailData } from './emails/plan-declined-mail.ts';
import type { SetUpTestMailData } from './emails/set-up-test-mail.ts';
import type { StaffInviteMailData } from './emails/staff-invite-mail.ts';

declare module '../../emails/mail-request.ts' {
  interface MailKinds {
    'customer-assigned': CustomerAssignedMailData;
    'staff-invite': StaffInviteMailData;
    'plan-confirmed': PlanConfirmedMailData;
    'plan-declined': PlanDeclinedMailData;
    letter: LetterMailData;
    'set-up-test': SetUpTestMailData;
  }
}

/** Renders the module's emails; each one's code is loaded when it is first needed, because it is large. */
export const consoleMails: MailRenderers<
  'customer-assigned' | 'staff-invite' | 'plan-confirmed' | 'plan-declined' | 'letter' | 'set-up-test'
> = {
  'customer-assigned': async (data) =>
    (await import('./emails/customer-assigned-mail.ts')).renderCustomerAssignedMail(data),
  'staff-invite': async (data) => (await import('./emails/staff-invite-mail.ts')).renderStaffInviteMail(data),
  'plan-confirmed': async (data) => (await import('./emails/plan-confirmed-mail.ts')).renderPlanConfirmedMail(data),
  'plan-declined': async (data) => (await import('./emails/plan-declined-mail.ts')).renderPlanDeclinedMail(data),
  letter: async (data) => (await import('./emails/letter-mail.ts')).renderLetterMail(data),
  'set-up-test': async (data) => (await import('./emails/set-up-test-mail.ts')).renderSetUpTestMail(data),
};
