import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { publicLink } from '../../../portal/brand/public-links.ts';
import { sayWithSupport } from '../../../portal/brand/say-with-support.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { useSubscriptionId } from '../../../portal/use-subscription-id.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { AccessLayout } from '../access-layout.tsx';
import { resetPasswordPage as texts } from './recovery.texts.ts';
import { ResetPasswordDone } from './reset-password-done.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** Setting a new password by the link of a mail (spec part 1, section 2). */
export default function ResetPasswordPage() {
  usePageTitle(say(texts.setANewPassword));
  const { linkId = '' } = useParams({ strict: false });
  const signInPath = publicLink('signin', useSubscriptionId());
  const goTo = useGoTo();
  const { supportEmail } = useBrand();
  const [isDone, setIsDone] = useState(false);
  const { data, isError } = useCallQuery(
    'checkResetPasswordMagicLink',
    { linkId },
    {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
  );
  const isInvalid = data?.isValidLink === false;

  useEffect(() => {
    if (isDone || !(isInvalid || isError)) return;
    const wording = isInvalid ? texts.theLinkIsInvalid : texts.somethingWentWrongWhile;
    showToast({ kind: 'danger', text: sayWithSupport(wording, supportEmail) });
    goTo(signInPath, { replace: true });
  }, [isDone, isInvalid, isError, supportEmail, signInPath, goTo]);

  if (isDone) return <ResetPasswordDone signInPath={signInPath} />;
  if (!data?.isValidLink) {
    return (
      <AccessLayout title={say(texts.setANewPassword)}>
        <div role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner label={say(texts.verifyingLink)} />
          {say(texts.verifyingLink)}
        </div>
      </AccessLayout>
    );
  }
  return (
    <AccessLayout title={say(texts.setANewPassword)} description={say(texts.description)}>
      <ResetPasswordForm linkId={linkId} onDone={() => setIsDone(true)} />
    </AccessLayout>
  );
}
