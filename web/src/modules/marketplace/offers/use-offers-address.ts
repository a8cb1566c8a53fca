import { useLocation, useRouter } from '@tanstack/react-router';

export type OffersAddress = {
  readonly search: string;
  readonly category: string | null;
  /** Searches within the category; an empty text shows all of it again. Back undoes it. */
  readonly find: (search: string) => void;
};

/** Search and category, kept in the address, so that Back, reload and links keep them. */
export function useOffersAddress(categories: readonly string[]): OffersAddress {
  const { history } = useRouter();
  const { searchStr } = useLocation();
  const parts = new URLSearchParams(searchStr);
  const category = categories.find((id) => id === parts.get('category')) ?? null;
  return {
    search: (parts.get('search') ?? '').trim().slice(0, 100),
    category,
    find(search) {
      const next = new URLSearchParams();
      if (category !== null) next.set('category', category);
      if (search !== '') next.set('search', search);
      history.push(next.size === 0 ? '/marketplace' : `/marketplace?${next}`);
    },
  };
}
