import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { reminder, signOff } from './emails.texts.ts';
import { signOffNotes } from './sign-off-notes.ts';
import type { SignOffRequestMailData } from './sign-off-request-mail.ts';

/** Reminds somebody of all policies that they have not confirmed yet, in one message. */
export function renderSignOffReminderMail(data: SignOffRequestMailData): Promise<Mail> {
  const { brand, say, policies, signOffUrl } = data;
  const name = plainName(data.name);
  const count = policies.length;
  const organization = plainName(data.organisationName);
  const [first = ''] = policies;
  const policy = say(signOff.quoted, { policy: plainName(first) });
  const isOne = count === 1;
  return composeMail(
    brand,
    {
      subject: isOne ? say(reminder.subject, { policy }) : say(reminder.subjectOfSeveral, { count }),
      preheader: say(signOff.preheader),
      heading: say(isOne ? reminder.heading : reminder.headingOfSeveral, { name }),
      paragraphs: [
        isOne ? say(reminder.missing, { organization, policy }) : say(reminder.missingSeveral, { organization, count }),
      ],
      facts: policies.map((one) => ({ label: plainName(one), value: say(reminder.notYet) })),
      action: { label: say(signOff.read), url: signOffUrl },
      notes: signOffNotes(say),
      reason: say(reminder.reason, { organization }),
    },
    say,
  );
}
