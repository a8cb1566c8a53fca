import { useEffect } from 'react';
import { useGoTo } from './use-go-to.ts';

/** Leads to the 404 page, for addresses that turn out to stand for nothing. */
export function NotFoundGuard() {
  const goTo = useGoTo();
  useEffect(() => goTo('/404', { replace: true }), [goTo]);
  return null;
}
