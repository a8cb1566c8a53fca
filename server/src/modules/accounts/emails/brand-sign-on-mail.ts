import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDateTime } from '../../../system/brand-date.ts';
import { admin, notice, brandSignOn as texts } from './emails.texts.ts';

export type BrandSignOnMailData = MailTeller & {
  readonly change: 'paused' | 'resumed' | 'ended';
  readonly organisationName: string;
  /** The directory's own name for itself. */
  readonly issuer: string;
  readonly changedAt: Date;
  /** Where admins choose how their firm signs in. */
  readonly settingsUrl: string;
};

/** Tells an admin that the provider's directory signs nobody in any more, or does so again. */
export function renderBrandSignOnMail(data: BrandSignOnMailData): Promise<Mail> {
  const { brand, say, change, issuer, changedAt, settingsUrl } = data;
  const inPortal = { brand: brand.brandNameShort, organization: plainName(data.organisationName) };
  return composeMail(
    brand,
    {
      subject: say(texts[`${change}Subject`], inPortal),
      preheader: say(texts[`${change}Preheader`]),
      heading: say(texts[`${change}Heading`]),
      paragraphs: [
        say(texts[change], inPortal),
        ...(change === 'resumed' ? [] : [say(texts.passwords)]),
        ...(change === 'ended' ? [say(texts.again, inPortal)] : []),
      ],
      facts: [
        { label: say(texts.service), value: plainName(issuer) },
        { label: say(notice.when), value: brandDateTime(changedAt, brand) },
      ],
      action: { label: say(texts.see), url: settingsUrl },
      reason: say(admin.reason, inPortal),
    },
    say,
  );
}
