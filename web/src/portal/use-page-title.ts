import { usePageTitle as useTitle } from '../ui/use-page-title.ts';
import { useBrand } from './brand/use-brand.ts';

/** Names the page in the browser's tab with the brand's name behind it: "Website Scans · Cyber Safety". */
export function usePageTitle(page: string): void {
  useTitle(page, useBrand().brandNameShort);
}
