import type { Phrase } from '@portal/domain/texts/texts.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { brandDateTime } from '../../../system/brand-date.ts';
import { notice, secondFactor as texts } from './emails.texts.ts';

export type SecondFactorChange =
  | 'turned-on'
  | 'turned-off'
  | 'app-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-code-used'
  | 'new-recovery-codes'
  | 'removed-by-support'
  | 'removed-at-the-server';

export type SecondFactorChangedMailData = MailTeller & {
  readonly change: SecondFactorChange;
  readonly changedAt: Date;
  /** How many recovery codes are left, where one was used. */
  readonly recoveryCodesLeft: number | null;
  /** The page where a new password can be asked for, in case it was somebody else. */
  readonly forgotPasswordUrl: string;
};

/** What each change is told by. */
const TOLD = {
  'turned-on': { subject: texts.turnedOnSubject, heading: texts.turnedOnHeading, meaning: texts.turnedOn },
  'turned-off': { subject: texts.turnedOffSubject, heading: texts.turnedOffHeading, meaning: texts.turnedOff },
  'app-removed': { subject: texts.appRemovedSubject, heading: texts.appRemovedHeading, meaning: texts.appRemoved },
  'passkey-added': {
    subject: texts.passkeyAddedSubject,
    heading: texts.passkeyAddedHeading,
    meaning: texts.passkeyAdded,
  },
  'passkey-removed': {
    subject: texts.passkeyRemovedSubject,
    heading: texts.passkeyRemovedHeading,
    meaning: texts.passkeyRemoved,
  },
  'recovery-code-used': { subject: texts.codeUsedSubject, heading: texts.codeUsedHeading, meaning: texts.codeUsed },
  'new-recovery-codes': { subject: texts.newCodesSubject, heading: texts.newCodesHeading, meaning: texts.newCodes },
  'removed-by-support': {
    subject: texts.removedSubject,
    heading: texts.removedHeading,
    meaning: texts.removedBySupport,
  },
  'removed-at-the-server': {
    subject: texts.removedSubject,
    heading: texts.removedHeading,
    meaning: texts.removedAtServer,
  },
} as const satisfies Readonly<Record<SecondFactorChange, Readonly<Record<string, Phrase>>>>;
/** Fewer than these are few. */
const ENOUGH_CODES = 4;

/** Tells the owner of an account that something about its second factor has changed. */
export function renderSecondFactorChangedMail(data: SecondFactorChangedMailData): Promise<Mail> {
  const { brand, say, changedAt, recoveryCodesLeft: left, forgotPasswordUrl } = data;
  const name = { brand: brand.brandNameShort };
  const told = TOLD[data.change];
  return composeMail(
    brand,
    {
      subject: say(told.subject, name),
      preheader: say(notice.ifYou),
      heading: say(told.heading),
      paragraphs: [
        say(told.meaning),
        ...(left !== null && left < ENOUGH_CODES ? [say(texts.fewCodes)] : []),
        say(texts.whatToDo, { support: brand.supportEmail }),
      ],
      facts: [
        { label: say(notice.when), value: brandDateTime(changedAt, brand) },
        ...(left === null ? [] : [{ label: say(texts.codesLeft), value: String(left) }]),
      ],
      action: { label: say(notice.notMe), url: forgotPasswordUrl },
      reason: say(texts.reason, name),
    },
    say,
  );
}
