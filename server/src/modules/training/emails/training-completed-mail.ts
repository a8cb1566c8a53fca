import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { completed as texts } from './emails.texts.ts';

export type TrainingCompletedMailData = MailTeller & {
  readonly name: string;
  readonly organisationName: string;
  readonly courseName: string;
  readonly completed: number;
  readonly total: number;
  readonly certificateCode: string;
  /** Page on which anybody can see that the certificate is genuine. */
  readonly certificateUrl: string;
  /** The person's own page, where the certificate is to be had as a file. */
  readonly trainingUrl: string;
};

/** Congratulates somebody on a course they have passed. */
export function renderTrainingCompletedMail(data: TrainingCompletedMailData): Promise<Mail> {
  const { brand, say, courseName: course, completed, total } = data;
  const organization = plainName(data.organisationName);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { course }),
      preheader: say(texts.preheader),
      heading: say(texts.heading, { name: plainName(data.name) }),
      paragraphs: [
        completed >= total
          ? say(texts.passedLast, { course, organization })
          : say(texts.passed, { course, organization, completed, total }),
      ],
      facts: [{ label: say(texts.certificate), value: data.certificateCode }],
      action: { label: say(texts.get), url: data.trainingUrl },
      notes: [say(texts.verify, { address: data.certificateUrl })],
      reason: say(texts.reason, { organization }),
    },
    say,
  );
}
