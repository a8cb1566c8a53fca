import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { logFailure } from '../../../portal/log-failure.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { AccessLayout } from '../access-layout.tsx';
import { useStartSession } from '../use-start-session.ts';

type Outcome = { readonly result: string; readonly email: string | null };

/** Sign-in tells the outcome (spec part 1, section 2, "Sign in"). */
const signInWith = ({ result, email }: Outcome) =>
  `/signin?${new URLSearchParams({ verification_result: result, ...(email === null ? {} : { username: email }) })}`;

/** Behind the link of a verification mail: whoever got it sees which sign-up it is of, and verifies by a button. */
export default function VerifyLinkPage() {
  usePageTitle('Verify your email address');
  const { token = '' } = useParams({ strict: false });
  const goTo = useGoTo();
  const startSession = useStartSession();
  const { formatDateTime } = useFormatDate();
  const { data, isError } = useCallQuery(
    'readVerificationLink',
    { token },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  const link = data?.data;
  const isOpen = link?.result === 'open';

  useEffect(() => {
    if (isError) goTo(signInWith({ result: 'invalid', email: null }), { replace: true });
    else if (link !== undefined && !isOpen) goTo(signInWith(link), { replace: true });
  }, [isError, isOpen, link, goTo]);

  /** False where signing in takes more than this browser knows. */
  const signsIn = async (bearer: string) => {
    try {
      return (await startSession(bearer)) === 'not-needed';
    } catch (error) {
      logFailure('Signing in after the verification failed.', error);
      return false;
    }
  };

  const verify = async () => {
    try {
      const { data: outcome } = await callApi('verifyEmail', { token });
      const isIn = outcome.bearer !== null && (await signsIn(outcome.bearer));
      goTo(isIn ? '/' : signInWith(outcome), { replace: true });
    } catch (error) {
      showFailure(error, { otherwise: 'Your email address could not be verified.' });
    }
  };

  if (!isOpen) {
    return (
      <AccessLayout title="Verify your email address">
        <div role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner label="Verifying Link" />
          Verifying Link
        </div>
      </AccessLayout>
    );
  }
  return (
    <AccessLayout title="Verify your email address">
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">
          Confirm that <strong className="break-all font-semibold text-ink">{link.email}</strong> is your address.
        </p>
        {link.signUp !== null && (
          <p className="text-ink-soft">
            Somebody signed up with it on {formatDateTime(link.signUp.at)}, using {link.signUp.device}. If that was not
            you, close this page: without your confirmation the account cannot be used.
          </p>
        )}
        <Button size="large" isFullWidth onPress={verify}>
          Verify email address
        </Button>
      </div>
    </AccessLayout>
  );
}
