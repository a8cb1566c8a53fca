import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { plan as ofPlans, planDeclined as texts } from './emails.texts.ts';

export type PlanDeclinedMailData = MailTeller & {
  readonly organisationName: string;
  readonly planName: string;
  /** What staff wrote to the customer. */
  readonly staffReason: string;
  readonly planUrl: string;
};

/** Tells a customer that the plan they asked for was not confirmed, and why. */
export function renderPlanDeclinedMail(data: PlanDeclinedMailData): Promise<Mail> {
  const { brand, say, planUrl, staffReason } = data;
  const organization = plainName(data.organisationName);
  const plan = plainName(data.planName);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { plan }),
      preheader: say(texts.preheader),
      heading: say(texts.heading, { plan }),
      paragraphs: [
        say(texts.what, { plan, organization }),
        ...staffReason.split(/\n+/).filter((paragraph) => paragraph.trim() !== ''),
        say(texts.unchanged),
      ],
      action: { label: say(texts.see), url: planUrl },
      notes: [say(texts.talk, { support: brand.supportEmail })],
      reason: say(ofPlans.reason, { organization, brand: brand.brandNameShort }),
    },
    say,
  );
}
