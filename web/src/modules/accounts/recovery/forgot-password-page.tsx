import { useState } from 'react';
import { publicLink } from '../../../portal/brand/public-links.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { useSubscriptionId } from '../../../portal/use-subscription-id.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccessLayout } from '../access-layout.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { RecoverySent } from './recovery-sent.tsx';

/** Asking for a link to set a new password (spec part 1, section 2). */
export default function ForgotPasswordPage() {
  const subscriptionId = useSubscriptionId();
  const [sentTo, setSentTo] = useState<string | null>(null);
  usePageTitle(sentTo === null ? 'Reset your password' : 'Check your email');
  const back = (
    <TextLink isStandalone href={publicLink('signin', subscriptionId)}>
      Back
    </TextLink>
  );
  if (sentTo !== null) {
    return (
      <AccessLayout title="Check your email." footer={back}>
        <RecoverySent email={sentTo} onOtherEmail={() => setSentTo(null)} />
      </AccessLayout>
    );
  }
  return (
    <AccessLayout title="Reset your account password." description="Verify your identity." footer={back}>
      <ForgotPasswordForm subscriptionId={subscriptionId} onSent={setSentTo} />
    </AccessLayout>
  );
}
