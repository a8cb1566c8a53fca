import { useEffect, useRef } from 'react';

/** Activity is told to the server this often at most. */
export const REPORT_EVERY_MS = 60_000;

/**
 * Keeps the session of somebody who is at work: keys and clicks count as activity, the refreshing of a page does not. Once the
 * warning shows, only its own button counts, because that is what it asks for.
 */
export function useReportActivity(isOn: boolean, report: () => void): void {
  // Never yet: a page that was just loaded knows nothing of what was reported before, and its first minute is work too.
  const reportedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isOn) return;
    const onActivity = () => {
      if (Date.now() - reportedAt.current < REPORT_EVERY_MS) return;
      reportedAt.current = Date.now();
      report();
    };
    window.addEventListener('pointerdown', onActivity);
    window.addEventListener('keydown', onActivity);
    return () => {
      window.removeEventListener('pointerdown', onActivity);
      window.removeEventListener('keydown', onActivity);
    };
  }, [isOn, report]);
}
