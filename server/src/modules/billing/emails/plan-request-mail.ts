import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { planRequest as texts } from './emails.texts.ts';

export type PlanRequestMailData = MailTeller & {
  readonly organisationName: string;
  readonly planName: string;
  readonly requesterEmail: string;
};

/** Tells the provider's support that an organisation asks for a plan, where billing is done by hand. */
export function renderPlanRequestMail(data: PlanRequestMailData): Promise<Mail> {
  const { brand, say, planName: plan, requesterEmail: email } = data;
  const organization = plainName(data.organisationName);
  const subject = say(texts.subject, { organization, plan });
  return composeMail(
    brand,
    {
      subject,
      preheader: say(texts.preheader, { email }),
      heading: subject,
      paragraphs: [say(texts.whatToDo)],
      facts: [
        { label: say(texts.organization), value: organization },
        { label: say(texts.plan), value: plan },
        { label: say(texts.requestedBy), value: email },
      ],
      reason: say(texts.reason, { brand: brand.brandNameShort }),
    },
    say,
  );
}
