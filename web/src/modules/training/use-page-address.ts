import { useLocation, useRouter } from '@tanstack/react-router';

/** The page of a list that an address asks for, from 1. */
export const readPage = (parts: URLSearchParams): number =>
  Math.min(10_000, Math.max(1, Number.parseInt(parts.get('page') ?? '1', 10) || 1));

/** The page of the one list of a tab, kept in the address, so that Back, reload and links keep it. */
export function usePageAddress(): { readonly page: number; readonly showPage: (page: number) => void } {
  const { history } = useRouter();
  const { searchStr } = useLocation();
  return {
    page: readPage(new URLSearchParams(searchStr)),
    showPage(page) {
      const { pathname } = history.location;
      history.push(page === 1 ? pathname : `${pathname}?page=${page}`);
    },
  };
}
