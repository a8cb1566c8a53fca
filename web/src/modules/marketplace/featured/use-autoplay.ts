import { useEffect, useState } from 'react';

/** How long each slide is shown (spec part 2, section 9). */
const SLIDE_MS = 5000;

export type Autoplay = {
  readonly index: number;
  /** Stands until somebody presses play: by their choice, or because they want less motion. */
  readonly isPaused: boolean;
  readonly setPaused: (isPaused: boolean) => void;
  readonly show: (index: number) => void;
};

/**
 * Which of some slides is shown: the next every five seconds, unless it is paused or held.
 * @param isHeld while the pointer or the focus is on it
 */
export function useAutoplay(count: number, isHeld: boolean): Autoplay {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const shown = index % count;
  useEffect(() => {
    if (isPaused || isHeld || count < 2) return;
    const timer = setTimeout(() => setIndex((shown + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [isPaused, isHeld, count, shown]);
  return { index: shown, isPaused, setPaused, show: (next) => setIndex((next + count) % count) };
}
