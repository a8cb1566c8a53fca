import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useGoTo } from '../../portal/use-go-to.ts';

export type ListAddress = {
  /** From 1. */
  readonly page: number;
  /** A filter's value in the address, when it is one that there is. */
  readonly filter: <Value extends string>(name: string, values: readonly Value[]) => Value | null;
  /** Changes page or filters; a filter leads to the first page. Back undoes it. */
  readonly change: (changes: Readonly<Record<string, string | number | null>>) => void;
};

/** Page and filters of a list, kept in the address, so that Back, reload and links keep them. */
export function useListAddress(): ListAddress {
  const { history } = useRouter();
  const { searchStr } = useLocation();
  const parts = new URLSearchParams(searchStr);
  return {
    page: Math.min(10_000, Math.max(1, Number.parseInt(parts.get('page') ?? '1', 10) || 1)),
    filter: (name, values) => values.find((value) => value === parts.get(name)) ?? null,
    change(changes) {
      const next = new URLSearchParams(parts);
      next.delete('page');
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || (name === 'page' && value === 1)) next.delete(name);
        else next.set(name, String(value));
      }
      const text = next.toString();
      const { pathname } = history.location;
      history.push(text === '' ? pathname : `${pathname}?${text}`);
    },
  };
}

/** Leads from a page behind the last one, such as after a message was withdrawn, to the first. */
export function useExistingPage({ page }: ListAddress, rowsOnPage: number | undefined): void {
  const goTo = useGoTo();
  const { pathname, searchStr } = useLocation();
  const isBehind = rowsOnPage === 0 && page > 1;
  useEffect(() => {
    if (!isBehind) return;
    const parts = new URLSearchParams(searchStr);
    parts.delete('page');
    goTo(parts.size === 0 ? pathname : `${pathname}?${parts}`, { replace: true });
  }, [isBehind, pathname, searchStr, goTo]);
}
