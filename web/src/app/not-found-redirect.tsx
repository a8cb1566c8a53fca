import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useGoTo } from '../portal/use-go-to.ts';

/**
 * Every unknown path leads to /404 (spec part 1, section 2), unless one is on the way elsewhere already: during maintenance the
 * guard leads away from unknown paths too, and two who lead would never come to an end.
 */
export function NotFoundRedirect() {
  const goTo = useGoTo();
  const isSettled = useRouterState({ select: ({ status }) => status === 'idle' });
  useEffect(() => {
    if (isSettled) goTo('/404', { replace: true });
  }, [isSettled, goTo]);
  return null;
}
