import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';

export type WelcomeMailData = {
  readonly brand: Brand;
  readonly firstName: string;
  readonly organisationName: string;
  /** The page of the website scans, where the first step is made. */
  readonly websiteScansUrl: string;
};

/** Greets someone who finished the onboarding and names the one step that pays off first. */
export function renderWelcomeMail(data: WelcomeMailData): Promise<Mail> {
  const { brand, websiteScansUrl } = data;
  const organisation = plainName(data.organisationName);
  return composeMail(brand, {
    subject: `Welcome to ${brand.brandNameLong}`,
    preheader: 'Your first step takes about five minutes.',
    heading: `Welcome, ${plainName(data.firstName)}`,
    paragraphs: [
      `${organisation} now has its own place to look after its security, made for people with another job to do.`,
      'Start with your website: enter its address, and we check it from outside the way an attacker would. You get a report in plain words that says what to fix, how to fix it and who can do it. This takes about five minutes of your time; the scan runs on its own.',
    ],
    action: { label: 'Scan your first website', url: websiteScansUrl },
    notes: [`Not sure about something? Email ${brand.supportEmail}. A person will answer.`],
    reason: `you created a ${brand.brandNameShort} account with this address.`,
  });
}
