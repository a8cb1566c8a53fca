import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';

export type PlanRequestMailData = {
  readonly brand: Brand;
  readonly organisationName: string;
  readonly planName: string;
  readonly requesterEmail: string;
};

/** Tells the provider's support that an organisation asks for a plan, where billing is done by hand. */
export function renderPlanRequestMail({
  brand,
  organisationName,
  planName,
  requesterEmail,
}: PlanRequestMailData): Promise<Mail> {
  const organisation = plainName(organisationName);
  return composeMail(brand, {
    subject: `${organisation} asks for the ${planName} plan`,
    preheader: `Requested by ${requesterEmail}.`,
    heading: `${organisation} asks for the ${planName} plan`,
    paragraphs: ['Agree on the payment with the customer, then confirm the plan.'],
    facts: [
      { label: 'Organization', value: organisation },
      { label: 'Plan', value: planName },
      { label: 'Requested by', value: requesterEmail },
    ],
    reason: `this address receives the plan requests for ${brand.brandNameShort}.`,
  });
}
