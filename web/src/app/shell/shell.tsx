import { Outlet } from '@tanstack/react-router';
import { Menu as MenuLines } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { useCallQuery } from '../../api/use-call.ts';
import { BrandLogo } from '../../portal/brand/brand-logo.tsx';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { lazyAside } from '../../portal/lazy-aside.ts';
import { say } from '../../portal/texts/say.ts';
import { useSessionQuery } from '../../portal/use-session-state.ts';
import { useSubscription } from '../../portal/use-subscription.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useSettled } from '../use-settled.ts';
import { ColourSchemeButton } from './colour-scheme-button.tsx';
import { FindButton } from './find-button.tsx';
import { HeaderButtons } from './header-buttons.tsx';
import { shell as texts } from './menu.texts.ts';
import { hasMenu, menuEntries, pagesOf } from './menu-entries.ts';
import { SandboxBanner } from './sandbox-banner.tsx';
import { ServiceSessionBanner } from './service-session-banner.tsx';
import { SideMenu } from './side-menu.tsx';
import { TrialExpiredBanner } from './trial-expired-banner.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { UserMenuPlace } from './user-menu-place.tsx';

// What the provider tells, which no page waits for.
const PromotionBanner = lazyAside(() => import('../promotion-banner.tsx'));
const VisitRequestBanner = lazyAside(() => import('../visit-request-banner.tsx'));
const ReleaseNotes = lazyAside(() => import('../release-notes.tsx'));
const MaturityDialogs = lazyAside(() => import('../maturity-dialogs.tsx'));
// Only phones need it, and only once it is opened.
const MenuDrawer = lazyAside(() => import('./menu-drawer.tsx'));

/** What the menu counts may be as old. */
const COUNTS_FRESH_MS = 60_000;

/** The frame of the portal's pages: header, side menu above 900 px, drawer below it. */
export default function Shell() {
  usePageFocus();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const isSettled = useSettled();
  const openDrawer = () => {
    setWasOpened(true);
    setIsDrawerOpen(true);
  };
  const { modules } = useSubscription();
  const { brandNameShort, helpCenter } = useBrand();
  const activity = useCallQuery('getModuleActivity', {}, { enabled: isSettled, staleTime: COUNTS_FRESH_MS });
  const entries = menuEntries(modules, helpCenter, activity.data?.data ?? null);
  const showsMenu = hasMenu(modules);
  return (
    <div className="min-h-dvh">
      <a
        href="#content"
        className="sr-only z-50 rounded-box bg-raised px-4 py-2 text-accent-ink focus:not-sr-only focus:fixed focus:top-3 focus:start-3"
      >
        {say(texts.skipToContent)}
      </a>
      <ServiceSessionBanner />
      <SandboxBanner />
      <TrialExpiredBanner />
      {isSettled && (
        <Suspense>
          <WhileSignedIn>
            <VisitRequestBanner />
            <PromotionBanner />
            <ReleaseNotes />
            {modules.cybermaturity === 'ACTIVE' && <MaturityDialogs />}
          </WhileSignedIn>
        </Suspense>
      )}
      <header
        data-print="hidden"
        className="sticky top-0 z-30 flex h-16 items-center gap-0.5 border-line border-b bg-surface px-2 phone:gap-3 phone:px-4 desktop:px-6"
      >
        {showsMenu && (
          <div className="desktop:hidden">
            <IconButton
              label={say(texts.openTheMenu)}
              hasTooltip={false}
              icon={<MenuLines aria-hidden="true" size={22} />}
              onPress={openDrawer}
            />
          </div>
        )}
        <Link
          href="/"
          aria-label={say(texts.brandNameShortHome, { brandNameShort })}
          className="min-w-0 overflow-hidden rounded-box no-underline"
        >
          <BrandLogo />
        </Link>
        <div className="flex-1" />
        <HeaderButtons isMember />
        <FindButton of="find" menu={pagesOf(entries)} />
        <ColourSchemeButton />
        <UserMenuPlace isMember />
      </header>
      <div className="flex">
        {showsMenu && (
          <div
            data-print="hidden"
            className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-70 shrink-0 overflow-y-auto border-line border-e bg-surface p-4 desktop:block"
          >
            <SideMenu entries={entries} />
          </div>
        )}
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 px-4 py-6 outline-none tablet:px-8 tablet:py-8">
          <div className="mx-auto w-full max-w-6xl">
            <Outlet />
          </div>
        </main>
      </div>
      {wasOpened && (
        <Suspense>
          <MenuDrawer entries={entries} isOpen={isDrawerOpen} onOpenChange={setIsDrawerOpen} />
        </Suspense>
      )}
    </div>
  );
}

/** Parts that arrive late, for a person who may have signed out since they were sent for. */
function WhileSignedIn({ children }: { readonly children: ReactNode }) {
  return useSessionQuery().data?.authenticated === true && children;
}
