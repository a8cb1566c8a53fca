import { useCallback, useEffect, useSyncExternalStore } from 'react';

/** `system` follows the device. */
export type ColourSchemeChoice = 'light' | 'dark' | 'system';

const storageKey = 'colour-scheme';
const changed = 'colour-scheme-change';

function readChoice(): ColourSchemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function apply(choice: ColourSchemeChoice): void {
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

function subscribe(notify: () => void): () => void {
  window.addEventListener(changed, notify);
  window.addEventListener('storage', notify);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener('storage', notify);
  };
}

/**
 * The light or dark scheme: what the user chose (kept in this browser, shared between its tabs) and how to change it.
 * `/colour-scheme.js` applies the same choice before the first paint, and follows the device afterwards.
 */
export function useColourScheme(): {
  readonly choice: ColourSchemeChoice;
  readonly choose: (choice: ColourSchemeChoice) => void;
} {
  const choice = useSyncExternalStore(subscribe, readChoice);

  useEffect(() => apply(choice), [choice]);

  const choose = useCallback((next: ColourSchemeChoice) => {
    try {
      if (next === 'system') localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, next);
    } catch {
      // Storage is blocked: the choice then lasts as long as the page.
      apply(next);
    }
    window.dispatchEvent(new Event(changed));
  }, []);

  return { choice, choose };
}
