import type { Brand } from '../portal/brand/brand.ts';

/** Puts a brand's accent and language on the page; every tint derives from it in the style sheet. */
export function applyBrand({ accentColour, locale }: Pick<Brand, 'accentColour' | 'locale'>): void {
  const page = document.documentElement;
  if (/^#[0-9a-f]{6}$/i.test(accentColour)) page.style.setProperty('--brand-accent', accentColour);
  page.lang = locale;
}
