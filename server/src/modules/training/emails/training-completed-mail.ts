import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';

export type TrainingCompletedMailData = {
  readonly brand: Brand;
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
  const { brand, courseName, completed, total } = data;
  const organisation = plainName(data.organisationName);
  const rest =
    completed >= total
      ? 'That was the last one: you have completed the whole year. Well done!'
      : `That makes ${completed} of ${total} courses for your year.`;
  return composeMail(brand, {
    subject: `You passed: ${courseName}`,
    preheader: 'Your certificate is ready.',
    heading: `Well done, ${plainName(data.name)}`,
    paragraphs: [`You have passed the course “${courseName}” in the security training at ${organisation}. ${rest}`],
    facts: [{ label: 'Certificate', value: data.certificateCode }],
    action: { label: 'Get my certificate', url: data.trainingUrl },
    notes: [`Anyone you show it to can verify it at ${data.certificateUrl}`],
    reason: `you take part in the security training at ${organisation}.`,
  });
}
