import { ShieldMark } from '../../illustrations/shield-mark.tsx';
import type { Brand } from './brand.ts';

/** A provider's logo, or the product's mark with the provider's name. */
export function BrandMark({ brand: { brandLogo, brandNameShort } }: { readonly brand: Brand }) {
  if (brandLogo !== null) {
    return (
      <img
        src={brandLogo}
        alt={brandNameShort}
        height={32}
        className="h-8 w-auto max-w-[min(12rem,100%)] object-contain object-left"
      />
    );
  }
  return (
    // A name that has no room beside the mark wraps to a second line, which is not shown: it stands there whole or not at all.
    <span className="inline-flex h-8.5 flex-wrap items-center gap-x-2 overflow-hidden align-middle">
      <ShieldMark size={34} />
      <span className="whitespace-nowrap font-semibold text-ink text-lg leading-[2.125rem] tracking-tight">
        {brandNameShort}
      </span>
    </span>
  );
}
