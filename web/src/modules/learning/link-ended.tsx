import type { ReactNode } from 'react';
import { LinkBroken } from '../../illustrations/link-broken.tsx';
import { pageBrand } from '../../portal/brand/page-brand.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';

/** Stands where a personal link leads nowhere anymore, and names the page so. */
export function LinkEnded({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  usePageTitle(title, pageBrand.brandNameShort);
  return (
    <EmptyState headingLevel={1} title={title} illustration={<LinkBroken />}>
      {children}
    </EmptyState>
  );
}
