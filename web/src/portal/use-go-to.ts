import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

type GoToOptions = {
  /** Leaves no entry to come back to. */
  readonly replace?: boolean;
  /** Asks nobody whether to leave changes that were not saved. */
  readonly asksNothing?: boolean;
};

/** Goes to a path of the portal, query included. */
export function useGoTo(): (path: string, options?: GoToOptions) => void {
  const { history } = useRouter();
  return useCallback(
    (path, options) => {
      const blocking = { ignoreBlocker: options?.asksNothing === true };
      if (options?.replace) history.replace(path, undefined, blocking);
      else history.push(path, undefined, blocking);
    },
    [history],
  );
}
