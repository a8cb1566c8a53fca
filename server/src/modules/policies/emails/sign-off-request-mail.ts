import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { SIGN_OFF_NOTES } from './sign-off-notes.ts';

export type SignOffRequestMailData = {
  readonly brand: Brand;
  readonly name: string;
  readonly organisationName: string;
  /** Who asks; empty where nobody in particular does. */
  readonly askedBy: string;
  /** Names of what is to be read. */
  readonly policies: readonly string[];
  /** They signed an earlier version. */
  readonly isAgain: boolean;
  /** Their personal page. */
  readonly signOffUrl: string;
};

/** Asks somebody to read a policy and to confirm that they have. */
export function renderSignOffRequestMail(data: SignOffRequestMailData): Promise<Mail> {
  const { brand, policies, isAgain, signOffUrl } = data;
  const organisation = plainName(data.organisationName);
  const asker = data.askedBy === '' ? organisation : `${plainName(data.askedBy)} of ${organisation}`;
  const what = policies.map((policy) => `“${plainName(policy)}”`).join(', ');
  return composeMail(brand, {
    subject: isAgain ? `Changed: please read ${what} again` : `Please read and confirm: ${what}`,
    preheader: 'It takes a few minutes and needs no password.',
    heading: isAgain
      ? `${plainName(data.name)}, a policy has changed`
      : `${plainName(data.name)}, please read a policy`,
    paragraphs: [
      isAgain
        ? `${organisation} has changed ${what}. You confirmed an earlier version, so please read the new one.`
        : `${asker} asks you to read ${what}.`,
      'At the end of the text you confirm that you have read and understood it. If something in it is unclear, ask before you confirm.',
    ],
    action: { label: 'Read and confirm', url: signOffUrl },
    notes: SIGN_OFF_NOTES,
    reason: `${organisation} keeps a record of who has read its policies.`,
  });
}
