import { UserRound } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../../ui/icon-button.tsx';

export type UserMenuProps = {
  /** Settings and the plan need an organisation. */
  readonly isMember: boolean;
};

/** What opens the user's menu, before the menu is loaded and after. */
export function UserMenuButton(props: Omit<IconButtonProps, 'label' | 'icon'>) {
  return (
    <IconButton {...props} label="Your account" icon={<UserRound aria-hidden="true" size={20} />} variant="secondary" />
  );
}
