import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';

export type SignOffDigestMailData = {
  readonly brand: Brand;
  readonly organisationName: string;
  /** How many people have something to confirm. */
  readonly people: number;
  /** How many confirmations each policy lacks. */
  readonly policies: readonly { readonly name: string; readonly open: number }[];
  readonly policiesUrl: string;
};

/** Tells an admin once a week how many confirmations are missing; the names are in the portal. */
export function renderSignOffDigestMail(data: SignOffDigestMailData): Promise<Mail> {
  const { brand, people, policies, policiesUrl } = data;
  const who = people === 1 ? '1 person has' : `${people} people have`;
  return composeMail(brand, {
    subject: `Policies: ${who} not confirmed yet`,
    preheader: 'People are reminded every week until they confirm.',
    heading: 'Your policies this week',
    paragraphs: [
      `${who} not yet confirmed that they have read ${policies.length === 1 ? 'a policy' : 'the policies'} of ${plainName(data.organisationName)}. They are reminded by email every week; talking to them works faster.`,
    ],
    facts: policies.map(({ name, open }) => ({
      label: plainName(name),
      value: open === 1 ? '1 missing' : `${open} missing`,
    })),
    action: { label: 'See who is missing', url: policiesUrl },
    reason: `you are an admin of an organization that has people confirm its policies in ${brand.brandNameShort}.`,
  });
}
