import { Suspense, startTransition, useState } from 'react';
import { lazyAside } from '../../portal/lazy-aside.ts';
import { UserMenuButton, type UserMenuProps } from './user-menu-button.tsx';

const load = () => import('./user-menu.tsx');
const UserMenu = lazyAside(load);

/** The button of the user's menu. The menu itself, a quarter of what the first page would load, comes when it is reached for. */
export function UserMenuPlace({ isMember }: UserMenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  // Until the menu is here the button stays, with the focus.
  const open = () => startTransition(() => setIsWanted(true));
  // What fails here is tried again when the button is pressed.
  const fetchAhead = () => void load().catch(() => undefined);
  return (
    <Suspense>
      {isWanted ? (
        <UserMenu isMember={isMember} />
      ) : (
        <UserMenuButton
          aria-haspopup="menu"
          aria-expanded={false}
          onHoverStart={fetchAhead}
          onFocus={fetchAhead}
          onPress={open}
          onKeyDown={({ key }) => {
            if (key === 'ArrowDown' || key === 'ArrowUp') open();
          }}
        />
      )}
    </Suspense>
  );
}
