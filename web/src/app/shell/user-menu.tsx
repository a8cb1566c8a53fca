import { CreditCard, KeyRound, LogOut, Megaphone, Settings } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { openReleaseNotes } from '../../portal/release-notes.ts';
import { say } from '../../portal/texts/say.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { useProfileQuery } from '../../portal/use-profile.ts';
import { useSessionState } from '../../portal/use-session-state.ts';
import { Menu } from '../../ui/overlays/menu.tsx';
import { useSignOut } from '../session/use-end-session.ts';
import { userMenu as texts } from './menu.texts.ts';
import { UserMenuButton, type UserMenuProps } from './user-menu-button.tsx';

/** Who is signed in, and what they can do about themselves; it comes open, in the place of the button that was pressed for it. */
export default function UserMenu({ isMember }: UserMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Where the focus returns to when the menu closes.
    trigger.current?.focus();
    setIsOpen(true);
  }, []);
  const { email, isStaff } = useSessionState();
  const profile = useProfileQuery(false).data;
  const goTo = useGoTo();
  const signOut = useSignOut();
  const name = `${profile?.userData.firstName ?? ''} ${profile?.userData.lastName ?? ''}`.trim();

  return (
    <Menu
      label={say(texts.yourAccount)}
      trigger={<UserMenuButton ref={trigger} />}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      header={
        <>
          {name !== '' && <p className="font-semibold">{name}</p>}
          <p className="break-all text-ink-soft text-sm">{email}</p>
          {profile?.companyData && <p className="text-ink-soft text-sm">{profile.companyData.companyName}</p>}
        </>
      }
      groups={[
        isMember
          ? [
              { id: 'settings', label: say(texts.settings), icon: <Settings size={18} />, href: '/settings/you' },
              { id: 'plan', label: say(texts.myPlan), icon: <CreditCard size={18} />, href: '/plan' },
              { id: 'news', label: say(texts.whatsNew), icon: <Megaphone size={18} /> },
            ]
          : isStaff
            ? [
                {
                  id: 'account',
                  label: say(texts.passwordAndSecondFactor),
                  icon: <KeyRound size={18} />,
                  href: '/console/account',
                },
              ]
            : [],
        [{ id: 'sign-out', label: say(texts.signOut), icon: <LogOut size={18} /> }],
      ]}
      onAction={(id) => {
        if (id === 'sign-out') void signOut();
        if (id === 'settings') goTo('/settings/you');
        if (id === 'plan') goTo('/plan');
        if (id === 'news') openReleaseNotes();
        if (id === 'account') goTo('/console/account');
      }}
    />
  );
}
