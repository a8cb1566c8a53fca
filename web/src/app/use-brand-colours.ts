import { useLayoutEffect } from 'react';
import { useBrand } from '../portal/use-brand.ts';

/** Puts the brand's accent and language on the page; every tint derives from it in the style sheet. */
export function useBrandColours(): void {
  const { accentColour, locale } = useBrand();
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (/^#[0-9a-f]{6}$/i.test(accentColour)) page.style.setProperty('--brand-accent', accentColour);
    page.lang = locale;
  }, [accentColour, locale]);
}
