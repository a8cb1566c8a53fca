import { useState } from 'react';
import { publicLink } from '../../../portal/brand/public-links.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { useSubscriptionId } from '../../../portal/use-subscription-id.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccessLayout } from '../access-layout.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { forgotPasswordPage as texts } from './recovery.texts.ts';
import { RecoverySent } from './recovery-sent.tsx';

/** Asking for a link to set a new password (spec part 1, section 2). */
export default function ForgotPasswordPage() {
  const subscriptionId = useSubscriptionId();
  const [sentTo, setSentTo] = useState<string | null>(null);
  usePageTitle(sentTo === null ? say(texts.resetYourPassword) : say(texts.checkYourEmail));
  const back = (
    <TextLink isStandalone href={publicLink('signin', subscriptionId)}>
      {say(texts.back)}
    </TextLink>
  );
  if (sentTo !== null) {
    return (
      <AccessLayout title={say(texts.title)} footer={back}>
        <RecoverySent email={sentTo} onOtherEmail={() => setSentTo(null)} />
      </AccessLayout>
    );
  }
  return (
    <AccessLayout title={say(texts.resetYourAccountPassword)} description={say(texts.description)} footer={back}>
      <ForgotPasswordForm subscriptionId={subscriptionId} onSent={setSentTo} />
    </AccessLayout>
  );
}
