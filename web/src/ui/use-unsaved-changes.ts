import { useCallback, useEffect, useRef, useState } from 'react';

export type UnsavedChanges = {
  /** Whether the question is being asked; the state of a confirm dialog. */
  readonly isAsking: boolean;
  /** For a dialog's `canClose` or a router's blocker: true at once when nothing would be lost, else the user's answer. */
  readonly canLeave: () => Promise<boolean>;
  readonly answer: (mayLeave: boolean) => void;
};

/** Guards work that is not saved: asks in the page before a close, and lets the browser ask before the tab goes. */
export function useUnsavedChanges(hasChanges: boolean): UnsavedChanges {
  const [isAsking, setIsAsking] = useState(false);
  const waiting = useRef<((mayLeave: boolean) => void) | null>(null);

  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);

  const canLeave = useCallback(() => {
    if (!hasChanges) return Promise.resolve(true);
    waiting.current?.(false);
    setIsAsking(true);
    return new Promise<boolean>((resolve) => {
      waiting.current = resolve;
    });
  }, [hasChanges]);

  const answer = useCallback((mayLeave: boolean) => {
    setIsAsking(false);
    waiting.current?.(mayLeave);
    waiting.current = null;
  }, []);

  return { isAsking, canLeave, answer };
}
