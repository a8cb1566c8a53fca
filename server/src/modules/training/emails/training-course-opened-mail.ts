import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDay } from '../../../system/brand-day.ts';
import { TRAINING_LINK_NOTES } from './training-link-notes.ts';

export type TrainingCourseOpenedMailData = {
  readonly brand: Brand;
  readonly name: string;
  readonly organisationName: string;
  /** What has opened, by the last day; `dueOn` is a day such as "2026-11-22". */
  readonly courses: readonly {
    readonly name: string;
    readonly summary: string;
    readonly minutes: number;
    readonly dueOn: string;
  }[];
  readonly trainingUrl: string;
};

/** Tells somebody of a course that has opened for them, or of several at once. */
export function renderTrainingCourseOpenedMail(data: TrainingCourseOpenedMailData): Promise<Mail> {
  const { brand, courses, trainingUrl } = data;
  const name = plainName(data.name);
  const organisation = plainName(data.organisationName);
  const [first] = courses;
  const only = courses.length === 1 ? first : undefined;
  const minutes = courses.reduce((sum, course) => sum + course.minutes, 0);
  return composeMail(brand, {
    subject: only === undefined ? `Security training: ${courses.length} new courses` : `New course: ${only.name}`,
    preheader: `About ${minutes} minutes, on any device, all at once or in parts.`,
    heading: only === undefined ? `${name}, new courses are open` : `${name}, a new course is open`,
    paragraphs: [
      ...(only === undefined ? [] : [only.summary]),
      `It takes about ${minutes} minutes. You can stop at any time and continue where you left off, on any device.`,
    ],
    facts: courses.map((course) => ({ label: course.name, value: `By ${brandDay(course.dueOn, brand)}` })),
    action: { label: only === undefined ? 'Open my training' : 'Start the course', url: trainingUrl },
    notes: TRAINING_LINK_NOTES,
    reason: `${organisation} added you to its security training.`,
  });
}
