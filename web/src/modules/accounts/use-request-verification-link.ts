import { useCallback } from 'react';
import { useGoTo } from '../../portal/use-go-to.ts';
import { useResendVerification } from './use-resend-verification.ts';

/** "Request a new verification link": sends another mail, then shows the page that waits for it. */
export function useRequestVerificationLink(): (email: string) => Promise<void> {
  const goTo = useGoTo();
  const resend = useResendVerification();
  return useCallback(
    async (email) => {
      if (await resend(email)) goTo('/verify');
    },
    [goTo, resend],
  );
}
