import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Takes the focus along to a page's heading, which is read out then. It stays where it is on something of the page itself, such
 * as a tab, and follows only from a menu, or when what had it is gone. A page has come when it has named itself.
 */
export function usePageFocus(): void {
  const router = useRouter();
  useEffect(() => {
    let path = router.state.location.pathname;
    const observer = new MutationObserver(() => {
      const { pathname } = router.state.location;
      if (pathname === path) return;
      path = pathname;
      if (document.activeElement === document.body || document.activeElement?.closest('nav')) focusHeading();
    });
    const title = document.querySelector('title');
    if (title !== null) observer.observe(title, { childList: true });
    return () => observer.disconnect();
  }, [router]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
