import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { SIGN_OFF_NOTES } from './sign-off-notes.ts';
import type { SignOffRequestMailData } from './sign-off-request-mail.ts';

/** Reminds somebody of all policies that they have not confirmed yet, in one message. */
export function renderSignOffReminderMail(data: SignOffRequestMailData): Promise<Mail> {
  const { brand, policies, signOffUrl } = data;
  const organisation = plainName(data.organisationName);
  const [first = ''] = policies;
  const what = policies.length === 1 ? `“${plainName(first)}”` : `${policies.length} policies`;
  return composeMail(brand, {
    subject: `Reminder: please read and confirm ${what}`,
    preheader: 'It takes a few minutes and needs no password.',
    heading: `${plainName(data.name)}, ${policies.length === 1 ? 'a policy is' : 'some policies are'} waiting for you`,
    paragraphs: [
      `${organisation} asked you to read ${what} and to confirm that you have. We are still missing your confirmation.`,
    ],
    facts: policies.map((policy) => ({ label: plainName(policy), value: 'Not confirmed yet' })),
    action: { label: 'Read and confirm', url: signOffUrl },
    notes: SIGN_OFF_NOTES,
    reason: `${organisation} asked you to read its policies. Reminders stop once you have confirmed them.`,
  });
}
