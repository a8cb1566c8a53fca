import { useEffect } from 'react';

/** Names the page in the browser's tab and history: "Website scans · Cyber Safety". Pass the product's name from the brand. */
export function usePageTitle(page: string, productName: string): void {
  useEffect(() => {
    document.title = page === '' ? productName : `${page} · ${productName}`;
  }, [page, productName]);
}
