import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDay } from '../../../system/brand-day.ts';
import { link, opened } from './emails.texts.ts';
import { trainingLinkNotes } from './training-link-notes.ts';

export type TrainingCourseOpenedMailData = MailTeller & {
  readonly name: string;
  readonly organisationName: string;
  /** What has opened, by the last day; `dueOn` is a day such as "2026-11-22". */
  readonly courses: readonly {
    readonly name: string;
    readonly summary: string;
    readonly minutes: number;
    readonly dueOn: string;
  }[];
  /** What is new this quarter; not there where nothing is told in the reader's language, nor in mails of earlier versions. */
  readonly trick?: { readonly title: string; readonly whatToDo: string } | null;
  readonly trainingUrl: string;
};

/** Tells somebody of a course that has opened for them, or of several at once. */
export function renderTrainingCourseOpenedMail(data: TrainingCourseOpenedMailData): Promise<Mail> {
  const { brand, say, courses, trainingUrl, trick = null } = data;
  const count = courses.length;
  const name = plainName(data.name);
  const organization = plainName(data.organisationName);
  const [first] = courses;
  const only = courses.length === 1 ? first : undefined;
  const minutes = courses.reduce((sum, course) => sum + course.minutes, 0);
  return composeMail(
    brand,
    {
      subject:
        only === undefined ? say(opened.subjectOfSeveral, { count }) : say(opened.subject, { course: only.name }),
      preheader: say(opened.preheader, { minutes }),
      heading: say(only === undefined ? opened.headingOfSeveral : opened.heading, { name }),
      paragraphs: [
        ...(only === undefined ? [] : [only.summary]),
        say(opened.howLong, { minutes }),
        ...(trick === null ? [] : [say(opened.trick, { title: trick.title, whatToDo: trick.whatToDo })]),
      ],
      facts: courses.map((course) => ({
        label: course.name,
        value: say(opened.by, { day: brandDay(course.dueOn, brand) }),
      })),
      action: { label: say(only === undefined ? link.open : opened.start), url: trainingUrl },
      notes: trainingLinkNotes(say),
      reason: say(link.added, { organization }),
    },
    say,
  );
}
