import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDay } from '../../../system/brand-day.ts';
import { TRAINING_LINK_NOTES } from './training-link-notes.ts';

export type TrainingWelcomeMailData = {
  readonly brand: Brand;
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
  const { brand, trainingUrl, courses, opensOn } = data;
  const name = plainName(data.name);
  const organisation = plainName(data.organisationName);
  const own = data.welcomeText.split(/\n+/).flatMap((paragraph) => paragraph.trim() || []);
  const begin =
    opensOn === null
      ? 'The first course is open now.'
      : `The first course opens on ${brandDay(opensOn, brand)}; you can look around before then.`;
  return composeMail(brand, {
    subject: `Security training at ${organisation}`,
    preheader: 'Short courses, at your pace, on any device.',
    heading: `Welcome to your security training, ${name}`,
    paragraphs: [
      `${organisation} trains everyone to spot attacks and to do the right thing when something happens.`,
      ...own,
      `There are ${courses} short courses over the year. Each takes about ten minutes: a few lessons, something to try, and a quiz you can retake as often as you like. ${begin}`,
    ],
    action: { label: 'Open my training', url: trainingUrl },
    notes: TRAINING_LINK_NOTES,
    reason: `${organisation} added you to its security training.`,
  });
}
