import { ShieldMark } from '../illustrations/shield-mark.tsx';
import { useBrand } from './use-brand.ts';

/** The provider's logo, or the product's mark with the provider's name. */
export function BrandLogo() {
  const { brandLogo, brandNameShort } = useBrand();
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
