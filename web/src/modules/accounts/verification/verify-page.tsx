import { lazy, Suspense, useEffect, useState } from 'react';
import { MailSent } from '../../../illustrations/mail-sent.tsx';
import { openSupportDialog } from '../../../portal/support/support-dialog.ts';
import { say } from '../../../portal/texts/say.ts';
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
import { verifyPage as texts } from './verification.texts.ts';
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
  usePageTitle(isReady ? say(texts.yourAccountIsReady) : say(texts.verifyYourEmailAddress));
  useEffect(() => {
    if (email === null) goTo('/signup', { replace: true });
  }, [email, goTo]);

  if (email === null) return null;
  if (isReady) return <AccountReady email={email} />;
  const place =
    ClientId === null || identityEndpoint === null ? null : { clientId: ClientId, endpoint: identityEndpoint };
  return (
    <AccessLayout title={say(texts.verifyYourEmailAddress)}>
      <div className="flex flex-col gap-5">
        <div className="mx-auto w-48">
          <MailSent />
        </div>
        <p className="text-ink-soft">
          {say.parts(place === null ? texts.sentLink : texts.sentCode, {
            email,
            strong: (words) => (
              <strong key="strong" className="break-all font-semibold text-ink">
                {words}
              </strong>
            ),
          })}
        </p>
        {place === null ? (
          <MailboxHint />
        ) : (
          <Suspense fallback={<Spinner label={say(texts.oneMoment)} />}>
            <VerifyCodeForm email={email} place={place} />
          </Suspense>
        )}
        <div className="flex flex-wrap gap-3">
          <ResendButton email={email} />
          <Button variant="quiet" onPress={openSupportDialog}>
            {say(texts.contactSupport)}
          </Button>
        </div>
        <p className="text-ink-soft text-sm">
          {say.parts(texts.wrongAddressUseAnother, {
            link: (words) => (
              <TextLink
                key="link"
                onPress={() => {
                  forgetVerification();
                  goTo('/signup');
                }}
              >
                {words}
              </TextLink>
            ),
          })}
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
