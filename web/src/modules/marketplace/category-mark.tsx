import type { OfferCategory } from '@portal/domain/marketplace/offer-categories.ts';
import { ClipboardList, FolderLock, Globe, HeartHandshake, KeyRound, type LucideIcon, Radar } from 'lucide-react';

const ICONS: Readonly<Record<OfferCategory, LucideIcon>> = {
  'sign-in': KeyRound,
  web: Globe,
  checks: Radar,
  data: FolderLock,
  learning: ClipboardList,
  nonprofits: HeartHandshake,
};

/** What kind of offer it is, as a drawing in a tinted square: nobody else's logo is shown here. */
export function CategoryMark({ category }: { readonly category: OfferCategory }) {
  const Icon = ICONS[category];
  return (
    <span
      aria-hidden="true"
      className="flex size-11 shrink-0 items-center justify-center rounded-box bg-accent-soft text-accent-ink"
    >
      <Icon size={22} />
    </span>
  );
}
