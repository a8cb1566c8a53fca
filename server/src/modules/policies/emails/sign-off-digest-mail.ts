import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { digest as texts } from './emails.texts.ts';

export type SignOffDigestMailData = MailTeller & {
  readonly organisationName: string;
  /** How many people have something to confirm. */
  readonly people: number;
  /** How many confirmations each policy lacks. */
  readonly policies: readonly { readonly name: string; readonly open: number }[];
  readonly policiesUrl: string;
};

/** Tells an admin once a week how many confirmations are missing; the names are in the portal. */
export function renderSignOffDigestMail(data: SignOffDigestMailData): Promise<Mail> {
  const { brand, say, people, policies, policiesUrl } = data;
  const organization = plainName(data.organisationName);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { people }),
      preheader: say(texts.preheader),
      heading: say(texts.heading),
      paragraphs: [say(texts.what, { people, policies: policies.length, organization })],
      facts: policies.map(({ name, open: count }) => ({
        label: plainName(name),
        value: say(texts.missing, { count }),
      })),
      action: { label: say(texts.see), url: policiesUrl },
      reason: say(texts.reason, { brand: brand.brandNameShort }),
    },
    say,
  );
}
