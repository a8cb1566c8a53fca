import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { link, newLink } from './emails.texts.ts';
import { trainingLinkNotes } from './training-link-notes.ts';

export type TrainingLinkMailData = MailTeller & {
  readonly name: string;
  readonly organisationName: string;
  readonly trainingUrl: string;
};

/** Gives somebody a new link to their training, asked for by them or by an admin. */
export function renderTrainingLinkMail(data: TrainingLinkMailData): Promise<Mail> {
  const { brand, say, trainingUrl } = data;
  const organization = plainName(data.organisationName);
  return composeMail(
    brand,
    {
      subject: say(newLink.subject, { organization }),
      preheader: say(newLink.preheader),
      heading: say(newLink.heading, { name: plainName(data.name) }),
      paragraphs: [say(newLink.here, { organization })],
      action: { label: say(link.open), url: trainingUrl },
      notes: trainingLinkNotes(say),
      reason: say(newLink.reason, { organization }),
    },
    say,
  );
}
