import { useEffect } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { logFailure } from '../../../portal/log-failure.ts';

/** What people do with a page, and programs that only look at it do not. */
const GESTURES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** Who has not moved after so long is told without a gesture; one that comes later is told too. */
const QUIET_MS = 8_000;

/** Tells that the page is open: at the first gesture that the browser vouches for, and once without one after a while. */
export function useTellVisit(token: string, isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    const end = new AbortController();
    const tell = (gesture: boolean) => {
      callApi('visitPhishing', { token, signs: { gesture, webdriver: navigator.webdriver === true } }).catch(
        (error: unknown) => logFailure('That the page was opened could not be told.', error),
      );
    };
    const timer = setTimeout(() => tell(false), QUIET_MS);
    const hear = ({ isTrusted }: Event) => {
      if (!isTrusted) return;
      clearTimeout(timer);
      end.abort();
      tell(true);
    };
    for (const gesture of GESTURES) window.addEventListener(gesture, hear, { signal: end.signal, passive: true });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [token, isThere]);
}
