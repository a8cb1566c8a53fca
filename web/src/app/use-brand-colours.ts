import { useLayoutEffect } from 'react';
import { useBrand } from '../portal/brand/use-brand.ts';
import { applyBrand } from './apply-brand.ts';

/** Puts the brand's accent and language on the page. */
export function useBrandColours(): void {
  const { accentColour, locale } = useBrand();
  useLayoutEffect(() => applyBrand({ accentColour, locale }), [accentColour, locale]);
}
