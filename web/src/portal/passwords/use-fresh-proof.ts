import { useCallback } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useIdentity } from '../identity/use-identity.ts';
import { useSessionQuery } from '../use-session-state.ts';

/** Headers that prove a sign-in just now, for the calls that ask for it. They are good for one call. */
export type FreshProof = Readonly<Record<string, string>>;

/** Signs the user in once more with the password, without a new session. Failures are ApiErrors. */
export function useFreshProof(): (password: string) => Promise<FreshProof> {
  const identity = useIdentity();
  // Nobody while the session is checked anew, as when it has just been lost under an open dialog.
  const username = useSessionQuery().data?.username ?? '';
  return useCallback(
    async (password) => {
      const step = await identity.signIn(username, password);
      if (step.kind === 'proved') return { authorization: `Bearer ${step.bearer}` };
      const message = 'Your password has to be replaced first. Please sign out and sign in again.';
      throw new ApiError(403, [{ code: 'FRESH_SIGN_IN_NEEDED', message }]);
    },
    [identity, username],
  );
}
