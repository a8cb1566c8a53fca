import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { recall } from './emails.texts.ts';
import { trainingLinkNotes } from './training-link-notes.ts';

export type TrainingRecallMailData = MailTeller & {
  readonly name: string;
  readonly organisationName: string;
  /** What is asked this week, with the name of its course; one or two. */
  readonly questions: readonly { readonly course: string; readonly question: string }[];
  /** The person's page with these questions. */
  readonly recallUrl: string;
};

/** Asks the questions of the week; they are answered on the person's page. */
export function renderTrainingRecallMail(data: TrainingRecallMailData): Promise<Mail> {
  const { brand, say, questions, recallUrl } = data;
  const count = questions.length;
  return composeMail(
    brand,
    {
      subject: say(recall.subject, { count }),
      preheader: say(recall.preheader),
      heading: say(recall.heading, { name: plainName(data.name), count }),
      paragraphs: [say(recall.what, { count })],
      facts: questions.map(({ course, question }) => ({ label: course, value: question })),
      action: { label: say(recall.answer, { count }), url: recallUrl },
      notes: trainingLinkNotes(say),
      reason: say(recall.reason, { organization: plainName(data.organisationName) }),
    },
    say,
  );
}
