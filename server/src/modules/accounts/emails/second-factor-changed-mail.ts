import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { brandDateTime } from '../../../system/brand-date.ts';

export type SecondFactorChange =
  | 'turned-on'
  | 'turned-off'
  | 'recovery-code-used'
  | 'new-recovery-codes'
  | 'removed-by-support'
  | 'removed-at-the-server';

export type SecondFactorChangedMailData = {
  readonly brand: Brand;
  readonly change: SecondFactorChange;
  readonly changedAt: Date;
  /** How many recovery codes are left, where one was used. */
  readonly recoveryCodesLeft: number | null;
  /** The page where a new password can be asked for, in case it was somebody else. */
  readonly forgotPasswordUrl: string;
};

/** For each change: the subject's end, and what it means for the reader. */
const TEXTS: Readonly<Record<SecondFactorChange, { readonly what: string; readonly meaning: string }>> = {
  'turned-on': {
    what: 'second factor was turned on',
    meaning:
      'From now on, you need a code from your authenticator app as well as your password to sign in. Keep the recovery codes in a safe place: they let you in if you lose your phone.',
  },
  'turned-off': {
    what: 'second factor was turned off',
    meaning:
      'From now on, your password alone is enough to sign in. You can turn the second factor on again in your settings.',
  },
  'recovery-code-used': {
    what: 'recovery code was used',
    meaning: 'Someone signed in with your password and one of your recovery codes, which is now used up.',
  },
  'new-recovery-codes': {
    what: 'recovery codes were replaced',
    meaning: 'New recovery codes were created in your settings. The old ones no longer work.',
  },
  'removed-by-support': {
    what: 'second factor was removed',
    meaning:
      'Our support team removed the second factor from your account because the phone and recovery codes were reported lost. You were signed out everywhere. Please sign in with your password and set up a new one.',
  },
  'removed-at-the-server': {
    what: 'second factor was removed',
    meaning:
      'Someone at the terminal of the portal’s server removed the second factor from your account, as we do when the phone and recovery codes are lost. You were signed out everywhere. Please sign in with your password and set up a new one.',
  },
};

/** Tells the owner of an account that something about its second factor has changed. */
export function renderSecondFactorChangedMail(data: SecondFactorChangedMailData): Promise<Mail> {
  const { brand, change, changedAt, recoveryCodesLeft, forgotPasswordUrl } = data;
  const { what, meaning } = TEXTS[change];
  const left = recoveryCodesLeft === null ? [] : [{ label: 'Recovery codes left', value: String(recoveryCodesLeft) }];
  return composeMail(brand, {
    subject: `Your ${brand.brandNameShort} ${what}`,
    preheader: 'If this was you, there is nothing to do.',
    heading: `Your ${what}`,
    paragraphs: [
      meaning,
      ...(recoveryCodesLeft !== null && recoveryCodesLeft < 4
        ? ['You have few codes left. Create new ones in your settings.']
        : []),
      `If this was you, there is nothing to do. If it wasn’t you, set a new password right away and tell us at ${brand.supportEmail}.`,
    ],
    facts: [{ label: 'When', value: brandDateTime(changedAt, brand) }, ...left],
    action: { label: 'It wasn’t me: set a new password', url: forgotPasswordUrl },
    reason: `the second factor matters for the security of the ${brand.brandNameShort} account with this address.`,
  });
}
