import { useCallback } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useIdentity } from '../identity/use-identity.ts';
import { say } from '../texts/say.ts';
import { useSessionQuery } from '../use-session-state.ts';
import { useFreshProof as texts } from './passwords.texts.ts';

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
      const message = say(texts.yourPasswordHasTo);
      throw new ApiError(403, [{ code: 'FRESH_SIGN_IN_NEEDED', message }]);
    },
    [identity, username],
  );
}
