import { UserRound } from 'lucide-react';
import { say } from '../../portal/texts/say.ts';
import { IconButton, type IconButtonProps } from '../../ui/icon-button.tsx';
import { userMenuButton as texts } from './menu.texts.ts';

export type UserMenuProps = {
  /** Settings and the plan need an organisation. */
  readonly isMember: boolean;
};

/** What opens the user's menu, before the menu is loaded and after. */
export function UserMenuButton(props: Omit<IconButtonProps, 'label' | 'icon'>) {
  return (
    <IconButton
      {...props}
      label={say(texts.yourAccount)}
      icon={<UserRound aria-hidden="true" size={20} />}
      variant="secondary"
    />
  );
}
