import { useEffect, useState } from 'react';
import { useIntroFlag } from './use-intro-flag.ts';

/** The introduction to a part of the portal: opens by itself the first time; opening it counts as seen (spec part 1, section 4). */
export function useModuleIntro(module: Parameters<typeof useIntroFlag>[0]): {
  isOpen: boolean;
  open: () => void;
  close: () => void;
} {
  const { viewed, markViewed } = useIntroFlag(module);
  const [isOpen, setIsOpen] = useState(false);

  const open = () => {
    setIsOpen(true);
    // A flag that could not be stored only means that the introduction opens once more.
    if (viewed === false) markViewed().catch(() => undefined);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the flag's arrival opens it, not a later change of the functions
  useEffect(() => {
    if (viewed === false) open();
  }, [viewed]);

  return { isOpen, open, close: () => setIsOpen(false) };
}
