import { useEffect } from 'react';
import { useBrand } from './use-brand.ts';

/** Names the page in the browser's tab: "Website Scans · Cyber Safety". */
export function usePageTitle(title: string): void {
  const { brandNameShort } = useBrand();
  useEffect(() => {
    document.title = title === '' ? brandNameShort : `${title} · ${brandNameShort}`;
  }, [title, brandNameShort]);
}
