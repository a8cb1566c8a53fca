import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';

export type PlanConfirmedMailData = {
  readonly brand: Brand;
  readonly organisationName: string;
  readonly planName: string;
  readonly planUrl: string;
};

/** Tells a customer that the plan they asked for is in force. */
export function renderPlanConfirmedMail(data: PlanConfirmedMailData): Promise<Mail> {
  const { brand, planUrl } = data;
  const organisation = plainName(data.organisationName);
  const plan = plainName(data.planName);
  return composeMail(brand, {
    subject: `${organisation} is on the ${plan} Plan`,
    preheader: 'You can use everything in it from now on.',
    heading: `The ${plan} Plan is yours`,
    paragraphs: [
      `We have confirmed the plan you asked for. ${organisation} can use everything in the ${plan} Plan from now on; there is nothing to install or set up again.`,
      'You pay as agreed with us. Your websites, scans and settings are as you left them.',
    ],
    action: { label: 'See your plan', url: planUrl },
    notes: [`Not what you asked for? Email ${brand.supportEmail}, and we will fix it.`],
    reason: `someone at ${organisation} asked for this plan in ${brand.brandNameShort}.`,
  });
}
