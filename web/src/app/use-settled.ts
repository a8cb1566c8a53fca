import { useEffect, useState } from 'react';

/** Long enough that the page's own calls and files come first. */
const SETTLED_AFTER_MS = 1500;

/** True once the first view had time to load, for what nobody waits for. */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
