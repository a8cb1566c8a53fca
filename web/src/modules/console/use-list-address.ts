import { useLocation } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useKeepForm, useKeptForm } from '../../portal/kept-forms.ts';
import { useGoTo } from '../../portal/use-go-to.ts';

export type ListAddress = {
  readonly page: number;
  readonly search: string;
  /** What stands in the search field, which may not have been searched for yet. */
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly goToPage: (page: number) => void;
  readonly find: (event: FormEvent) => void;
  /** Another part of the address, such as the order; the default when it is not there. */
  readonly value: <Value extends string>(name: string, allowed: readonly Value[], byDefault: Value) => Value;
  /** A part that is free text. */
  readonly text: (name: string) => string;
  /** Changes such parts, which leads to the first page. */
  readonly change: (values: Readonly<Record<string, string>>) => void;
};

/** Page and search of a list as its address has them, so that Back, reload and links keep them. */
export function useListAddress(path: string): ListAddress {
  const goTo = useGoTo();
  const query = new URLSearchParams(useLocation({ select: (location) => location.searchStr }));
  const search = query.get('search') ?? '';
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const kept = useKeptForm<string>(path);
  const [typed, setTyped] = useState(kept ?? search);
  useKeepForm(path, typed === search ? null : typed);
  const [shownSearch, setShownSearch] = useState(search);
  if (search !== shownSearch) {
    // Back and Forward change the search too.
    setShownSearch(search);
    setTyped(search);
  }
  const go = (changes: Readonly<Record<string, string>>) =>
    goTo(`${path}?${new URLSearchParams({ page: '1', search, ...Object.fromEntries(query), ...changes })}`);
  return {
    page,
    search,
    typed,
    setTyped,
    goToPage: (next) => go({ page: String(next) }),
    find(event) {
      event.preventDefault();
      go({ page: '1', search: typed.trim() });
    },
    value: (name, allowed, byDefault) => allowed.find((one) => one === query.get(name)) ?? byDefault,
    text: (name) => query.get(name) ?? '',
    change: (values) => go({ page: '1', ...values }),
  };
}
