import { useEffect } from 'react';

const FIELDS = 'input, select, textarea, [contenteditable], [role="radio"], [role="tab"], [role="menuitem"]';

/** Turns pages by the arrow keys, except where a field needs them. */
export function useArrowKeys(turn: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(FIELDS) !== null) return;
      if (event.key === 'ArrowRight') turn(1);
      if (event.key === 'ArrowLeft') turn(-1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [turn]);
}
