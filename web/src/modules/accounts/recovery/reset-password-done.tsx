import { useEffect } from 'react';
import { AllClear } from '../../../illustrations/all-clear.tsx';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { AccessLayout } from '../access-layout.tsx';
import { resetPasswordDone as texts } from './recovery.texts.ts';

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
    <AccessLayout title={say(texts.title)}>
      <div className="flex flex-col gap-5">
        <div className="mx-auto w-48">
          <AllClear />
        </div>
        <p role="status" className="text-ink-soft">
          {say(texts.yourPasswordWasSuccessfully)}
        </p>
        <LinkButton size="large" isFullWidth href={signInPath}>
          {say(texts.signIn)}
        </LinkButton>
      </div>
    </AccessLayout>
  );
}
