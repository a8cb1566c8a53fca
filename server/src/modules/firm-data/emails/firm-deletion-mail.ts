import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDate } from '../../../system/brand-date.ts';
import { deletionAsked, deletionCanceled, deletionSoon, ofAdmins, ofDeletion } from './emails.texts.ts';

export type FirmDeletionMailData = MailTeller & {
  readonly step: 'asked' | 'soon' | 'canceled';
  readonly organisationName: string;
  /** Who asked for the deletion, or took it back. */
  readonly person: string;
  readonly dueAt: Date;
  readonly dataUrl: string;
};

const TEXTS = { asked: deletionAsked, soon: deletionSoon, canceled: deletionCanceled } as const;

/** Tells an admin that everything of the firm is to be deleted, that the day is near, or that it was taken back. */
export function renderFirmDeletionMail(data: FirmDeletionMailData): Promise<Mail> {
  const { brand, say, step } = data;
  const organization = plainName(data.organisationName);
  const values = { organization, person: plainName(data.person), day: brandDate(data.dueAt, brand) };
  const texts = TEXTS[step];
  const isComing = step !== 'canceled';
  return composeMail(
    brand,
    {
      subject: say(texts.subject, values),
      preheader: say(texts.preheader, values),
      heading: say(texts.heading),
      paragraphs: [
        say(texts.what, values),
        ...(isComing ? [say(ofDeletion.goes, values), say(ofDeletion.stays, { brand: brand.brandNameShort })] : []),
      ],
      action: { label: say(isComing ? ofDeletion.stop : ofDeletion.open), url: data.dataUrl },
      notes: isComing ? [say(ofDeletion.download)] : [],
      reason: say(ofAdmins.reason, { organization, brand: brand.brandNameShort }),
    },
    say,
  );
}
