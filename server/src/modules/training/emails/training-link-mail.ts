import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { TRAINING_LINK_NOTES } from './training-link-notes.ts';

export type TrainingLinkMailData = {
  readonly brand: Brand;
  readonly name: string;
  readonly organisationName: string;
  readonly trainingUrl: string;
};

/** Gives somebody a new link to their training, asked for by them or by an admin. */
export function renderTrainingLinkMail(data: TrainingLinkMailData): Promise<Mail> {
  const { brand, trainingUrl } = data;
  const organisation = plainName(data.organisationName);
  return composeMail(brand, {
    subject: `Your link to the security training at ${organisation}`,
    preheader: 'Continue where you left off.',
    heading: `Your training, ${plainName(data.name)}`,
    paragraphs: [
      `Here is a new link to your security training at ${organisation}. Everything you have done is saved, so you can continue where you left off.`,
    ],
    action: { label: 'Open my training', url: trainingUrl },
    notes: TRAINING_LINK_NOTES,
    reason: `you, or someone at ${organisation}, asked for a new link to your security training.`,
  });
}
