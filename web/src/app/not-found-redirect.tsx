import { useEffect } from 'react';
import { useGoTo } from '../portal/use-go-to.ts';

/** Every unknown path leads to /404 (spec part 1, section 2). */
export function NotFoundRedirect() {
  const goTo = useGoTo();
  useEffect(() => goTo('/404', { replace: true }), [goTo]);
  return null;
}
