import { Outlet } from '@tanstack/react-router';
import { Link } from 'react-aria-components/Link';
import { BrandLogo } from '../../portal/brand/brand-logo.tsx';
import { publicLink } from '../../portal/brand/public-links.ts';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { openSupportDialog } from '../../portal/support/support-dialog.ts';
import { disclaimerAddress } from '../../portal/texts/address-in-language.ts';
import { say } from '../../portal/texts/say.ts';
import { useSessionState } from '../../portal/use-session-state.ts';
import { useSubscriptionId } from '../../portal/use-subscription-id.ts';
import { ColourSchemeButton } from './colour-scheme-button.tsx';
import { FootLinks } from './foot-links.tsx';
import { publicFrame as texts } from './shell.texts.ts';

/** The frame of pages that anyone may see. The logo leads home, or to sign-in (spec part 1, section 2). */
export default function PublicFrame() {
  const { authenticated } = useSessionState();
  const { brandNameShort } = useBrand();
  const subscriptionId = useSubscriptionId();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex items-center justify-between gap-4 px-5 py-4 tablet:px-8">
        <Link
          href={authenticated ? '/' : publicLink('signin', subscriptionId)}
          aria-label={say(texts.brandNameShortHome, { brandNameShort })}
          className="min-w-0 rounded-box no-underline"
        >
          <BrandLogo />
        </Link>
        <ColourSchemeButton />
      </header>
      <main className="flex flex-1 flex-col px-5 pb-10 tablet:px-8">
        <Outlet />
      </main>
      <footer className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1 border-line border-t px-5 py-4 text-ink-soft text-sm">
        <FootLinks />
        <a href={disclaimerAddress} className="inline-flex min-h-8 items-center underline-offset-4 hover:underline">
          {say(texts.legalDisclaimer)}
        </a>
        <Link href="/accessibility" className="inline-flex min-h-8 items-center underline-offset-4 hover:underline">
          {say(texts.accessibility)}
        </Link>
        <Link
          onPress={openSupportDialog}
          className="inline-flex min-h-8 cursor-pointer items-center underline-offset-4 hover:underline"
        >
          {say(texts.contactSupport)}
        </Link>
      </footer>
    </div>
  );
}
