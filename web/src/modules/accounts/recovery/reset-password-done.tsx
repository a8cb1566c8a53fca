import { useEffect } from 'react';
import { AllClear } from '../../../illustrations/all-clear.tsx';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { AccessLayout } from '../access-layout.tsx';

const redirectAfterMs = 5000;

type ResetPasswordDoneProps = { readonly signInPath: string };

/** Says that the new password holds, then goes to sign-in. */
export function ResetPasswordDone({ signInPath }: ResetPasswordDoneProps) {
  const goTo = useGoTo();
  useEffect(() => {
    const timer = setTimeout(() => goTo(signInPath, { replace: true }), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [goTo, signInPath]);
  return (
    <AccessLayout title="Your password has been reset">
      <div className="flex flex-col gap-5">
        <div className="mx-auto w-48">
          <AllClear />
        </div>
        <p role="status" className="text-ink-soft">
          Your password was successfully reset. You will be redirected to the sign in page.
        </p>
        <LinkButton size="large" isFullWidth href={signInPath}>
          Sign in
        </LinkButton>
      </div>
    </AccessLayout>
  );
}
