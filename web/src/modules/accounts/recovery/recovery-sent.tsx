import { useEffect } from 'react';
import { MailSent } from '../../../illustrations/mail-sent.tsx';
import { publicLink } from '../../../portal/brand/public-links.ts';
import { openSupportDialog } from '../../../portal/support/support-dialog.ts';
import { useSubscriptionId } from '../../../portal/use-subscription-id.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CODE_ADDRESS } from '../use-sign-in.ts';
import { MailboxHint } from '../verification/mailbox-hint.tsx';
import { keepRecoveryAddress } from './recovery-address.ts';

type RecoverySentProps = {
  readonly email: string;
  readonly onOtherEmail: () => void;
};

/** After asking for a link; says the same whether there is an account or not. */
export function RecoverySent({ email, onOtherEmail }: RecoverySentProps) {
  const codeAddress = `${publicLink('signin', useSubscriptionId())}${CODE_ADDRESS}`;
  useEffect(() => keepRecoveryAddress(email), [email]);
  return (
    <div className="flex flex-col gap-5">
      <div className="mx-auto w-48">
        <MailSent />
      </div>
      <p className="text-ink-soft">
        If an account exists for <strong className="break-all font-semibold text-ink">{email}</strong>, a recovery link
        will be sent to it. The link works only for a short time.
      </p>
      <MailboxHint />
      <div className="rounded-box bg-sunken p-4">
        <p className="font-semibold">Didn't receive an email?</p>
        <p className="mt-1 text-ink-soft text-sm">
          Look in your spam folder, or <TextLink onPress={onOtherEmail}>use another email address instead</TextLink>. If
          links in emails do not open for you, <TextLink href={codeAddress}>get a verification code</TextLink>.
        </p>
        <div className="mt-3">
          <Button variant="secondary" size="small" onPress={openSupportDialog}>
            Contact Support
          </Button>
        </div>
      </div>
    </div>
  );
}
