import { useLocation, useRouter } from '@tanstack/react-router';

/** The page of a list that an address asks for, from 1. */
export const readPage = (parts: URLSearchParams, name = 'page'): number =>
  Math.min(10_000, Math.max(1, Number.parseInt(parts.get(name) ?? '1', 10) || 1));

/**
 * The page of a list of a tab, kept in the address, so that Back, reload and links keep it.
 * @param name what the address calls it, where a tab has several lists
 */
export function usePageAddress(name = 'page'): { readonly page: number; readonly showPage: (page: number) => void } {
  const { history } = useRouter();
  const { searchStr } = useLocation();
  return {
    page: readPage(new URLSearchParams(searchStr), name),
    showPage(page) {
      const { pathname, search } = history.location;
      const parts = new URLSearchParams(search);
      if (page === 1) parts.delete(name);
      else parts.set(name, String(page));
      const text = parts.toString();
      history.push(text === '' ? pathname : `${pathname}?${text}`);
    },
  };
}
