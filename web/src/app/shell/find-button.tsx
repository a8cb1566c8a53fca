import { Search } from 'lucide-react';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { FinderProps } from '../../portal/finder/finder-place.ts';
import { lazyAside } from '../../portal/lazy-aside.ts';
import { withTranslations } from '../../portal/texts/load-translations.ts';
import { say } from '../../portal/texts/say.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { findButton as texts } from './menu.texts.ts';

/** The finders that modules bring, each loaded when it is first opened. */
const FINDERS: ReadonlyMap<string, ComponentType<FinderProps>> = new Map(
  Object.entries(import.meta.glob<{ default: ComponentType<FinderProps> }>('../../modules/*/*.finder.tsx')).map(
    ([file, load]) => [file.split('/')[3] ?? '', lazyAside(() => withTranslations(load))],
  ),
);

const KEYS = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : null;

type FindButtonProps = {
  /** The module whose finder it opens; without that module there is no button. */
  readonly of: 'find' | 'console';
  readonly menu: FinderProps['menu'];
};

/** Opens the finder, as Ctrl K and Cmd K do. */
export function FindButton({ of, menu }: FindButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const Finder = FINDERS.get(of);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isFindKey(event) || event.defaultPrevented) return;
      event.preventDefault();
      // Another dialog may hold what would be lost.
      if (document.querySelector('[role=dialog],[role=alertdialog]') === null) setIsOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  if (Finder === undefined) return null;
  return (
    <>
      <Button className={`${buttonStyle({ variant: 'quiet' })} max-desktop:px-2`} onPress={() => setIsOpen(true)}>
        <Search aria-hidden="true" size={20} />
        <span className="max-desktop:sr-only">{say(texts.findAnything)}</span>
        <kbd className="font-sans text-ink-soft text-xs max-desktop:hidden">{KEYS ?? say(texts.ctrlK)}</kbd>
      </Button>
      {isOpen && (
        <Suspense>
          <Finder menu={menu} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function isFindKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}
