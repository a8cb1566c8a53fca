import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDay } from '../../../system/brand-day.ts';
import { link, welcome } from './emails.texts.ts';
import { trainingLinkNotes } from './training-link-notes.ts';

export type TrainingWelcomeMailData = MailTeller & {
  readonly name: string;
  readonly organisationName: string;
  /** The firm's own words; empty for none. */
  readonly welcomeText: string;
  readonly courses: number;
  /** Day on which the first course opens, such as "2026-11-22"; null where one is open already. */
  readonly opensOn: string | null;
  readonly trainingUrl: string;
};

/** Tells somebody that they take part in their firm's training, and gives them their personal link. */
export function renderTrainingWelcomeMail(data: TrainingWelcomeMailData): Promise<Mail> {
  const { brand, say, trainingUrl, courses: count, opensOn } = data;
  const name = plainName(data.name);
  const organization = plainName(data.organisationName);
  const own = data.welcomeText.split(/\n+/).flatMap((paragraph) => paragraph.trim() || []);
  return composeMail(
    brand,
    {
      subject: say(welcome.subject, { organization }),
      preheader: say(welcome.preheader),
      heading: say(welcome.heading, { name }),
      paragraphs: [
        say(welcome.why, { organization }),
        ...own,
        opensOn === null
          ? say(welcome.coursesOpen, { count })
          : say(welcome.coursesOpenOn, { count, day: brandDay(opensOn, brand) }),
      ],
      action: { label: say(link.open), url: trainingUrl },
      notes: trainingLinkNotes(say),
      reason: say(link.added, { organization }),
    },
    say,
  );
}
