import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDate } from '../../../system/brand-date.ts';

export type ProofPackMailData = {
  readonly brand: Brand;
  readonly organisationName: string;
  /** The firm that is to get the pack. */
  readonly recipient: string;
  readonly validUntil: Date;
  /** The page with the packs, in the portal. */
  readonly packsUrl: string;
};

/** Tells whoever asked for a proof pack that it is ready; the file itself is seen only by people who are signed in. */
export function renderProofPackMail(data: ProofPackMailData): Promise<Mail> {
  const { brand } = data;
  const organisation = plainName(data.organisationName);
  const recipient = plainName(data.recipient);
  return composeMail(brand, {
    subject: `Your proof pack for ${recipient} is ready`,
    preheader: 'It took a while, but now you can download it and share it.',
    heading: 'Your proof pack is ready',
    paragraphs: [
      `You asked for a proof pack of ${organisation} for ${recipient}. It took longer than usual, but it is ready now.`,
      `Sign in to download it. It is valid until ${brandDate(data.validUntil, brand)}; until then, ${recipient} can verify that nobody changed it.`,
    ],
    action: { label: 'Open proof packs', url: data.packsUrl },
    reason: `you asked for this proof pack in ${brand.brandNameShort}.`,
  });
}
