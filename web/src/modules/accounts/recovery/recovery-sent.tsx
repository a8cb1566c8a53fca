import { useEffect } from 'react';
import { MailSent } from '../../../illustrations/mail-sent.tsx';
import { publicLink } from '../../../portal/brand/public-links.ts';
import { openSupportDialog } from '../../../portal/support/support-dialog.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSubscriptionId } from '../../../portal/use-subscription-id.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CODE_ADDRESS } from '../use-sign-in.ts';
import { MailboxHint } from '../verification/mailbox-hint.tsx';
import { recoverySent as texts } from './recovery.texts.ts';
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
        {say.parts(texts.ifAnAccountExists, {
          email,
          strong: (words) => (
            <strong key="strong" className="break-all font-semibold text-ink">
              {words}
            </strong>
          ),
        })}
      </p>
      <MailboxHint />
      <div className="rounded-box bg-sunken p-4">
        <p className="font-semibold">{say(texts.didntReceiveAnEmail)}</p>
        <p className="mt-1 text-ink-soft text-sm">
          {say.parts(texts.lookInYourSpam, {
            link: (words) => (
              <TextLink key="link" onPress={onOtherEmail}>
                {words}
              </TextLink>
            ),
            code: (words) => (
              <TextLink key="code" href={codeAddress}>
                {words}
              </TextLink>
            ),
          })}
        </p>
        <div className="mt-3">
          <Button variant="secondary" size="small" onPress={openSupportDialog}>
            {say(texts.contactSupport)}
          </Button>
        </div>
      </div>
    </div>
  );
}
