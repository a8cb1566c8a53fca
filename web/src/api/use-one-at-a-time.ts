import { useRef } from 'react';

/**
 * Makes an action run once at a time: whoever asks again meanwhile waits for the run under way. A form cannot rely on what it
 * shows for that, because the second of two quick clicks may come before it shows that it is busy.
 */
export function useOneAtATime<Given extends readonly unknown[], Done>(
  run: (...given: Given) => Promise<Done>,
): (...given: Given) => Promise<Done> {
  const underWay = useRef<Promise<Done> | null>(null);
  return (...given) => {
    underWay.current ??= run(...given).finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
}
