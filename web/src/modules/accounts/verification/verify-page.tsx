import { lazy, Suspense, useEffect, useState } from 'react';
import { MailSent } from '../../../illustrations/mail-sent.tsx';
import { openSupportDialog } from '../../../portal/support/support-dialog.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccessLayout } from '../access-layout.tsx';
import { AccountReady } from './account-ready.tsx';
import { MailboxHint } from './mailbox-hint.tsx';
import { ResendButton } from './resend-button.tsx';
import { forgetVerification, isProven, notePageLoad, verificationEmail } from './verification-storage.ts';

const VerifyCodeForm = lazy(() => import('./verify-code-form.tsx'));

/**
 * Waits for the person to follow the link in the mail, or takes the code that another identity provider mails; who was
 * invited by mail needs neither (spec part 1, section 2).
 */
export default function VerifyPage() {
  const goTo = useGoTo();
  const { ClientId, identityEndpoint } = useSessionState();
  const [email] = useState(noteVisit);
  const [isReady] = useState(() => email !== null && isProven(email));
  usePageTitle(isReady ? 'Your account is ready' : 'Verify your email address');
  useEffect(() => {
    if (email === null) goTo('/signup', { replace: true });
  }, [email, goTo]);

  if (email === null) return null;
  if (isReady) return <AccountReady email={email} />;
  const place =
    ClientId === null || identityEndpoint === null ? null : { clientId: ClientId, endpoint: identityEndpoint };
  return (
    <AccessLayout title="Verify your email address">
      <div className="flex flex-col gap-5">
        <div className="mx-auto w-48">
          <MailSent />
        </div>
        <p className="text-ink-soft">
          We sent a {place === null ? 'link' : 'code'} to{' '}
          <strong className="break-all font-semibold text-ink">{email}</strong>.{' '}
          {place === null ? 'Follow it' : 'Enter it here'} to finish setting up your account. It can take a minute or
          two; check your spam folder, too.
        </p>
        {place === null ? (
          <MailboxHint />
        ) : (
          <Suspense fallback={<Spinner label="One moment..." />}>
            <VerifyCodeForm email={email} place={place} />
          </Suspense>
        )}
        <div className="flex flex-wrap gap-3">
          <ResendButton email={email} />
          <Button variant="quiet" onPress={openSupportDialog}>
            Contact Support
          </Button>
        </div>
        <p className="text-ink-soft text-sm">
          Wrong address?{' '}
          <TextLink
            onPress={() => {
              forgetVerification();
              goTo('/signup');
            }}
          >
            use another email address instead
          </TextLink>
        </p>
      </div>
    </AccessLayout>
  );
}

/** Whose address is being verified. The wait for another mail begins before its button is shown for the first time. */
function noteVisit(): string | null {
  const email = verificationEmail();
  if (email !== null) notePageLoad(Date.now());
  return email;
}
