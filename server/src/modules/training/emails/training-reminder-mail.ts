import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDay } from '../../../system/brand-day.ts';
import { reminder } from './emails.texts.ts';
import { trainingLinkNotes } from './training-link-notes.ts';

export type TrainingReminderMailData = MailTeller & {
  readonly name: string;
  readonly organisationName: string;
  /** What is due, the most urgent first; `dueOn` is a day such as "2026-11-22". */
  readonly courses: readonly {
    readonly name: string;
    /** Not there in mails of earlier versions, whose courses all took ten. */
    readonly minutes?: number;
    readonly dueOn: string;
    readonly isOverdue: boolean;
  }[];
  readonly trainingUrl: string;
};

/** Reminds somebody of all courses that are due soon or overdue, in one message. */
export function renderTrainingReminderMail(data: TrainingReminderMailData): Promise<Mail> {
  const { brand, say, courses, trainingUrl } = data;
  const name = plainName(data.name);
  const organization = plainName(data.organisationName);
  const minutes = courses.reduce((sum, course) => sum + (course.minutes ?? 10), 0);
  const overdue = courses.filter(({ isOverdue }) => isOverdue).length;
  return composeMail(
    brand,
    {
      subject: subjectOf(data, overdue),
      preheader: say(reminder.preheader),
      heading: say(overdue > 0 ? reminder.isWaiting : reminder.isDue, { name }),
      paragraphs: [say(reminder.what, { count: courses.length, minutes, organization })],
      facts: courses.map((course) => ({
        label: course.name,
        value: say(course.isOverdue ? reminder.wasDueOn : reminder.dueOn, { day: brandDay(course.dueOn, brand) }),
      })),
      action: { label: say(reminder.continue), url: trainingUrl },
      notes: trainingLinkNotes(say),
      reason: say(reminder.reason, { organization }),
    },
    say,
  );
}

function subjectOf({ brand, say, courses }: TrainingReminderMailData, overdue: number): string {
  const [first] = courses;
  const count = courses.length;
  if (count !== 1 || first === undefined)
    return overdue > 0 ? say(reminder.severalOverdue, { overdue, count }) : say(reminder.severalDue, { count });
  const course = first.name;
  return first.isOverdue
    ? say(reminder.overdue, { course })
    : say(reminder.due, { day: brandDay(first.dueOn, brand), course });
}
