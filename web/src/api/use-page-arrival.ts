import { useRouter } from '@tanstack/react-router';

/** How long a page that does not come may keep a button busy. */
const MAX_WAIT_MS = 5000;

/**
 * For changes that lead to another page. Call it before the change; what it answers waits, after the change, until the page that was
 * gone to stands on the screen. Until then the old page with its button still does, and a late second press would send the change
 * again. Waits for nothing where the page stays the same.
 */
export function usePageArrival(): () => () => Promise<void> {
  // A form may be shown without pages around it.
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | null;
  return () => {
    const before = router?.history.location.pathname;
    return async () => {
      if (router === null || router.history.location.pathname === before) return;
      await new Promise<void>((resolve) => {
        const done = () => {
          stop();
          clearTimeout(timer);
          resolve();
        };
        const stop = router.subscribe('onRendered', done);
        const timer = setTimeout(done, MAX_WAIT_MS);
      });
    };
  };
}
