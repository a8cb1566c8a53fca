import { BrandMark } from './brand-mark.tsx';
import { useBrand } from './use-brand.ts';

/** The logo of the provider whose portal this is. */
export function BrandLogo() {
  return <BrandMark brand={useBrand()} />;
}
