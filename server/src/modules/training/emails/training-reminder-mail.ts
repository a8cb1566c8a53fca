import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDay } from '../../../system/brand-day.ts';
import { TRAINING_LINK_NOTES } from './training-link-notes.ts';

export type TrainingReminderMailData = {
  readonly brand: Brand;
  readonly name: string;
  readonly organisationName: string;
  /** What is due, the most urgent first; `dueOn` is a day such as "2026-11-22". */
  readonly courses: readonly { readonly name: string; readonly dueOn: string; readonly isOverdue: boolean }[];
  readonly trainingUrl: string;
};

/** Reminds somebody of all courses that are due soon or overdue, in one message. */
export function renderTrainingReminderMail(data: TrainingReminderMailData): Promise<Mail> {
  const { brand, courses, trainingUrl } = data;
  const name = plainName(data.name);
  const organisation = plainName(data.organisationName);
  const [first] = courses;
  const overdue = courses.filter(({ isOverdue }) => isOverdue).length;
  const subject =
    courses.length === 1 && first !== undefined
      ? first.isOverdue
        ? `Overdue: ${first.name}`
        : `Due on ${brandDay(first.dueOn, brand)}: ${first.name}`
      : overdue > 0
        ? `Security training: ${overdue} of ${courses.length} courses overdue`
        : `Security training: ${courses.length} courses are due soon`;
  const what = courses.length === 1 ? 'One course is' : `${courses.length} courses are`;
  return composeMail(brand, {
    subject,
    preheader: 'About ten minutes per course; you continue where you left off.',
    heading: `${name}, ${overdue > 0 ? 'your training is waiting' : 'your training is due soon'}`,
    paragraphs: [
      `${what} waiting for you in the security training at ${organisation}. A course takes about ten minutes, and you can stop and continue at any time, on any device.`,
    ],
    facts: courses.map((course) => ({
      label: course.name,
      value: `${course.isOverdue ? 'Was due on' : 'Due on'} ${brandDay(course.dueOn, brand)}`,
    })),
    action: { label: 'Continue my training', url: trainingUrl },
    notes: TRAINING_LINK_NOTES,
    reason: `${organisation} added you to its security training. Reminders stop once your courses are done.`,
  });
}
