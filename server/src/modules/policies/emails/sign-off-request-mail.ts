import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { request, signOff } from './emails.texts.ts';
import { signOffNotes } from './sign-off-notes.ts';

export type SignOffRequestMailData = MailTeller & {
  readonly name: string;
  readonly organisationName: string;
  /** Who asks; empty where nobody in particular does. */
  readonly askedBy: string;
  /** Names of what is to be read. */
  readonly policies: readonly string[];
  /** They signed an earlier version. */
  readonly isAgain: boolean;
  /** Their personal page. */
  readonly signOffUrl: string;
};

/** Asks somebody to read a policy and to confirm that they have. */
export function renderSignOffRequestMail(data: SignOffRequestMailData): Promise<Mail> {
  const { brand, say, isAgain, signOffUrl } = data;
  const name = plainName(data.name);
  const organization = plainName(data.organisationName);
  const asker = plainName(data.askedBy);
  const named = data.policies.map((policy) => say(signOff.quoted, { policy: plainName(policy) }));
  const policies = new Intl.ListFormat(say.locale, { type: 'unit' }).format(named);
  return composeMail(
    brand,
    {
      subject: say(isAgain ? request.subjectAgain : request.subject, { policies }),
      preheader: say(signOff.preheader),
      heading: say(isAgain ? request.headingAgain : request.heading, { name }),
      paragraphs: [
        isAgain
          ? say(request.changed, { organization, policies })
          : asker === ''
            ? say(request.asks, { organization, policies })
            : say(request.someoneAsks, { asker, organization, policies }),
        say(request.atTheEnd),
      ],
      action: { label: say(signOff.read), url: signOffUrl },
      notes: signOffNotes(say),
      reason: say(request.reason, { organization }),
    },
    say,
  );
}
