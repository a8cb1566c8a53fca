import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';

export type PlanDeclinedMailData = {
  readonly brand: Brand;
  readonly organisationName: string;
  readonly planName: string;
  /** What staff wrote to the customer. */
  readonly staffReason: string;
  readonly planUrl: string;
};

/** Tells a customer that the plan they asked for was not confirmed, and why. */
export function renderPlanDeclinedMail(data: PlanDeclinedMailData): Promise<Mail> {
  const { brand, planUrl, staffReason } = data;
  const organisation = plainName(data.organisationName);
  const plan = plainName(data.planName);
  return composeMail(brand, {
    subject: `Your request for the ${plan} Plan`,
    preheader: 'We could not confirm it. Your plan stays as it is.',
    heading: `We could not confirm the ${plan} Plan`,
    paragraphs: [
      `You asked for the ${plan} Plan for ${organisation}. We could not confirm it. Here is why:`,
      ...staffReason.split(/\n+/).filter((paragraph) => paragraph.trim() !== ''),
      'Nothing has changed and nothing was charged. Your plan, your websites and your scans stay as they are.',
    ],
    action: { label: 'See the plans', url: planUrl },
    notes: [`Would you like to talk about it? Email ${brand.supportEmail}. A person will answer.`],
    reason: `someone at ${organisation} asked for this plan in ${brand.brandNameShort}.`,
  });
}
