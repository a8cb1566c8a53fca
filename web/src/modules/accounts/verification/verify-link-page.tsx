import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccessLayout } from '../access-layout.tsx';
import { RecoverySent } from '../recovery/recovery-sent.tsx';
import { verifyLinkPage as texts } from './verification.texts.ts';
import { type VerificationOutcome, VerifyLinkForm } from './verify-link-form.tsx';

/** Sign-in tells the outcome (spec part 1, section 2, "Sign in"). */
const signInWith = ({ result, email }: VerificationOutcome) =>
  `/signin?${new URLSearchParams({ verification_result: result, ...(email === null ? {} : { username: email }) })}`;

/** Behind the link of a verification mail: its reader sees which sign-up it is of, and verifies by a button. */
export default function VerifyLinkPage() {
  usePageTitle(say(texts.verifyYourEmailAddress));
  const { token = '' } = useParams({ strict: false });
  const goTo = useGoTo();
  const [isLinkSent, setIsLinkSent] = useState(false);
  const { formatDateTime } = useFormatDate();
  const { data, isError } = useCallQuery(
    'readVerificationLink',
    { token },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  const link = data?.data;
  const email = link?.email ?? null;
  const isOpen = link?.result === 'open';

  useEffect(() => {
    if (isError) goTo(signInWith({ result: 'invalid', email: null }), { replace: true });
    else if (link !== undefined && !isOpen) goTo(signInWith(link), { replace: true });
  }, [isError, isOpen, link, goTo]);

  const mailPasswordLink = async () => {
    if (email === null) return;
    await callApi('sendResetPasswordMagicLink', { email, url: window.location.hostname });
    setIsLinkSent(true);
  };

  if (isLinkSent && email !== null) {
    return (
      <AccessLayout title={say(texts.title)} footer={<TextLink href="/signin">{say(texts.back)}</TextLink>}>
        <RecoverySent email={email} onOtherEmail={() => goTo('/forgotPassword')} />
      </AccessLayout>
    );
  }
  if (!isOpen) {
    return (
      <AccessLayout title={say(texts.verifyYourEmailAddress)}>
        <div role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner label={say(texts.verifyingLink)} />
          {say(texts.verifyingLink)}
        </div>
      </AccessLayout>
    );
  }
  return (
    <AccessLayout title={say(texts.verifyYourEmailAddress)}>
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">
          {say.parts(texts.confirm, {
            email: email ?? '',
            strong: (words) => (
              <strong key="strong" className="break-all font-semibold text-ink">
                {words}
              </strong>
            ),
          })}
        </p>
        {link.signUp !== null && (
          <p className="text-ink-soft">
            {say(texts.someoneSignedUpWith, { at: formatDateTime(link.signUp.at), device: link.signUp.device })}
          </p>
        )}
        <VerifyLinkForm
          token={token}
          needsPassword={link.needsPassword}
          onVerified={(outcome, isSignedIn) => goTo(isSignedIn ? '/' : signInWith(outcome), { replace: true })}
          onPasswordUnknown={mailPasswordLink}
        />
      </div>
    </AccessLayout>
  );
}
