import { Outlet } from '@tanstack/react-router';
import { Link } from 'react-aria-components/Link';
import { BrandLogo } from '../../portal/brand/brand-logo.tsx';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { ColourSchemeButton } from './colour-scheme-button.tsx';
import { UserMenu } from './user-menu.tsx';

/** The frame of pages without the menu: onboarding, introduction, the provider's console. */
export default function SetUpFrame() {
  const { brandNameShort } = useBrand();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex items-center justify-between gap-4 border-line border-b bg-surface px-5 py-3 tablet:px-8">
        <Link href="/" aria-label={`${brandNameShort} home`} className="rounded-box no-underline">
          <BrandLogo />
        </Link>
        <div className="flex items-center gap-2">
          <ColourSchemeButton />
          <UserMenu isMember={false} />
        </div>
      </header>
      <main className="mx-auto flex w-full max-w-5xl flex-1 flex-col px-5 py-8 tablet:px-8">
        <Outlet />
      </main>
    </div>
  );
}
