import { Outlet } from '@tanstack/react-router';
import { Link } from 'react-aria-components/Link';
import { BrandLogo } from '../../portal/brand/brand-logo.tsx';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { sayLabels } from '../../portal/texts/say-labels.ts';
import { useSessionState } from '../../portal/use-session-state.ts';
import { ColourSchemeButton } from './colour-scheme-button.tsx';
import { FindButton } from './find-button.tsx';
import { HeaderButtons } from './header-buttons.tsx';
import { setUpFrame as texts } from './menu.texts.ts';
import { SandboxBanner } from './sandbox-banner.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { UserMenuPlace } from './user-menu-place.tsx';

/** Stands in no list of the console, but in the menu of who is signed in. */
const ACCOUNT = [{ label: texts.passwordAndSecondFactor, href: '/console/account' }];

/** The frame of pages without the menu: onboarding, introduction, the provider's console. */
export default function SetUpFrame() {
  usePageFocus();
  const { brandNameShort } = useBrand();
  const { isStaff } = useSessionState();
  return (
    <div className="flex min-h-dvh flex-col">
      <SandboxBanner />
      <header className="flex items-center justify-between gap-4 border-line border-b bg-surface px-5 py-3 tablet:px-8">
        <Link
          href="/"
          aria-label={say(texts.brandNameShortHome, { brandNameShort })}
          className="min-w-0 overflow-hidden rounded-box no-underline"
        >
          <BrandLogo />
        </Link>
        <div className="flex shrink-0 items-center gap-0.5 phone:gap-2">
          <HeaderButtons isMember={false} />
          {isStaff && <FindButton of="console" menu={sayLabels(ACCOUNT)} />}
          <ColourSchemeButton />
          <UserMenuPlace isMember={false} />
        </div>
      </header>
      <main className="mx-auto flex w-full max-w-5xl flex-1 flex-col px-5 py-8 tablet:px-8">
        <Outlet />
      </main>
    </div>
  );
}
