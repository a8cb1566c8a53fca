import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Goes to a path of the portal, query included; `replace` leaves no entry to come back to. */
export function useGoTo(): (path: string, options?: { readonly replace?: boolean }) => void {
  const { history } = useRouter();
  return useCallback(
    (path, options) => {
      if (options?.replace) history.replace(path);
      else history.push(path);
    },
    [history],
  );
}
