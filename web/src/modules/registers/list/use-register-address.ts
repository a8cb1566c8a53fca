import { useLocation, useRouter } from '@tanstack/react-router';
import type { CallInput } from '../../../api/calls.ts';

type Input = CallInput<'readRegister'>;
export type ListState = NonNullable<Input['state']>;
export type ListSort = NonNullable<Input['sort']>;

export const LIST_STATES = ['open', 'overdue', 'closed', 'all'] as const satisfies readonly ListState[];
export const LIST_SORTS = ['due', 'title', 'owner', 'changed'] as const satisfies readonly ListSort[];

/** What the list of a register is narrowed by, as the address has it. */
export type RegisterQuery = {
  readonly state: ListState;
  readonly search: string;
  readonly sort: ListSort;
  readonly page: number;
};

const STANDARD: RegisterQuery = { state: 'open', search: '', sort: 'due', page: 1 };

export type RegisterAddress = {
  readonly query: RegisterQuery;
  /** Changes parts of it, which leads to the first page unless that is what changes. Back undoes it. */
  readonly change: (changes: Partial<RegisterQuery>) => void;
};

/** Filter, order and page of a register, kept in the address, so that Back, reload and links keep them. */
export function useRegisterAddress(): RegisterAddress {
  const { history } = useRouter();
  const { searchStr } = useLocation();
  const parts = new URLSearchParams(searchStr);
  const query: RegisterQuery = {
    state: LIST_STATES.find((id) => id === parts.get('state')) ?? STANDARD.state,
    search: (parts.get('search') ?? '').trim().slice(0, 100),
    sort: LIST_SORTS.find((id) => id === parts.get('sort')) ?? STANDARD.sort,
    page: Math.min(10_000, Math.max(1, Number.parseInt(parts.get('page') ?? '1', 10) || 1)),
  };
  return {
    query,
    change(changes) {
      const next = { ...query, page: 1, ...changes };
      const told = Object.entries(next).filter(([name, value]) => value !== STANDARD[name as keyof RegisterQuery]);
      const text = new URLSearchParams(told.map(([name, value]) => [name, String(value)])).toString();
      const { pathname } = history.location;
      history.push(text === '' ? pathname : `${pathname}?${text}`);
    },
  };
}
