import { useSyncExternalStore } from 'react';

/** From here on a policy has a column beside it, as in policy-document.css. */
const WIDE = '(min-width: 56.3125rem)';

/** Whether there is room for a column beside the text. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
