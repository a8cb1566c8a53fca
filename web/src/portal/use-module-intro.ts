import { useState } from 'react';
import { useIntroFlag } from './use-intro-flag.ts';

/** The introduction to a part of the portal, for who asks for it; opening it counts as seen (spec part 1, section 4). */
export function useModuleIntro(module: Parameters<typeof useIntroFlag>[0]): {
  isOpen: boolean;
  open: () => void;
  close: () => void;
} {
  const { viewed, markViewed } = useIntroFlag(module);
  const [isOpen, setIsOpen] = useState(false);

  const open = () => {
    setIsOpen(true);
    // A flag that could not be stored changes nothing for the reader.
    if (viewed === false) markViewed().catch(() => undefined);
  };

  return { isOpen, open, close: () => setIsOpen(false) };
}
