import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useAddressBar } from '../../portal/address-bar.ts';
import { BareFrameContext } from '../../portal/brand/bare-frame.ts';
import { BrandMark } from '../../portal/brand/brand-mark.tsx';
import { pageBrand } from '../../portal/brand/page-brand.ts';
import { LanguageSwitch } from '../../portal/languages/language-switch.tsx';
import { disclaimerAddress } from '../../portal/texts/address-in-language.ts';
import { pageLocale } from '../../portal/texts/page-language.ts';
import { say } from '../../portal/texts/say.ts';
import { applyBrand } from '../apply-brand.ts';
import { ColourSchemeButton } from '../shell/colour-scheme-button.tsx';
import { FootLinks } from '../shell/foot-links.tsx';
import { frame } from './learning-frame.texts.ts';

/** The frame of pages for people without an account. The logo leads nowhere: there is nothing else here for them. */
export function LearningFrame({ children }: { readonly children: ReactNode }) {
  const { address } = useAddressBar();
  const [isBare, setBare] = useState(false);
  useLayoutEffect(() => applyBrand({ ...pageBrand, locale: pageLocale }), []);
  return (
    <div className="flex min-h-dvh flex-col">
      {!isBare && <FrameHead address={address} />}
      <main className="flex flex-1 flex-col px-5 pt-2 pb-12 tablet:px-8">
        <BareFrameContext value={setBare}>{children}</BareFrameContext>
      </main>
      {!isBare && <FrameFoot />}
    </div>
  );
}

function FrameHead({ address }: { readonly address: string }) {
  return (
    <header className="flex items-center justify-between gap-4 px-5 py-4 tablet:px-8" data-print="hidden">
      <BrandMark brand={pageBrand} />
      <div className="flex items-center gap-2">
        <LanguageSwitch address={address} />
        <ColourSchemeButton />
      </div>
    </header>
  );
}

function FrameFoot() {
  return (
    <footer
      data-print="hidden"
      className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1 border-line border-t px-5 py-4 text-ink-soft text-sm"
    >
      <FootLinks />
      <a href={disclaimerAddress} className="inline-flex min-h-8 items-center underline-offset-4 hover:underline">
        {say(frame.disclaimer)}
      </a>
      <a href="/accessibility" className="inline-flex min-h-8 items-center underline-offset-4 hover:underline">
        {say(frame.accessibility)}
      </a>
      <a
        href={`mailto:${pageBrand.supportEmail}`}
        className="inline-flex min-h-8 items-center underline-offset-4 hover:underline"
      >
        {pageBrand.supportEmail}
      </a>
    </footer>
  );
}
