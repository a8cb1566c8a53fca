import { ShieldMark } from '../../illustrations/shield-mark.tsx';
import type { Brand } from './brand.ts';

/** A provider's logo, or the product's mark with the provider's name. */
export function BrandMark({ brand: { brandLogo, brandNameShort } }: { readonly brand: Brand }) {
  if (brandLogo !== null) {
    return <img src={brandLogo} alt={brandNameShort} height={32} className="h-8 w-auto max-w-48" />;
  }
  return (
    <span className="inline-flex items-center gap-2">
      <ShieldMark size={34} />
      <span className="font-semibold text-ink text-lg tracking-tight">{brandNameShort}</span>
    </span>
  );
}
