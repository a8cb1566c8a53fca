import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { plan as ofPlans, planConfirmed as texts } from './emails.texts.ts';

export type PlanConfirmedMailData = MailTeller & {
  readonly organisationName: string;
  readonly planName: string;
  readonly planUrl: string;
};

/** Tells a customer that the plan they asked for is in force. */
export function renderPlanConfirmedMail(data: PlanConfirmedMailData): Promise<Mail> {
  const { brand, say, planUrl } = data;
  const organization = plainName(data.organisationName);
  const plan = plainName(data.planName);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { organization, plan }),
      preheader: say(texts.preheader),
      heading: say(texts.heading, { plan }),
      paragraphs: [say(texts.what, { organization, plan }), say(texts.payment)],
      action: { label: say(texts.see), url: planUrl },
      notes: [say(texts.wrong, { support: brand.supportEmail })],
      reason: say(ofPlans.reason, { organization, brand: brand.brandNameShort }),
    },
    say,
  );
}
