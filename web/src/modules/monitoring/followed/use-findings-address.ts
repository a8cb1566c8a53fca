import { useLocation, useRouter } from '@tanstack/react-router';
import { FINDING_FILTERS, type FindingFilter, REMEDIATORS, type RemediatorKey } from './finding-filter.ts';

/** What the list of findings is narrowed by, as the address has it. */
export type FindingsQuery = {
  readonly state: FindingFilter;
  readonly severity: 'high' | 'medium' | 'low' | 'info' | '';
  readonly who: RemediatorKey | '';
  readonly check: string;
  readonly search: string;
  readonly page: number;
};

const SEVERITIES = ['high', 'medium', 'low', 'info'] as const;

export type FindingsAddress = {
  readonly query: FindingsQuery;
  /** Whether anything narrows the list beside its state. */
  readonly isNarrowed: boolean;
  /** Changes parts of it, which leads to the first page unless that is what changes. Back undoes it. */
  readonly change: (changes: Partial<FindingsQuery>) => void;
};

/** The filters of the list of findings, kept in the address, so that Back, reload and links keep them. */
export function useFindingsAddress(): FindingsAddress {
  const { history } = useRouter();
  const { searchStr } = useLocation();
  const parts = new URLSearchParams(searchStr);
  const oneOf = <Value extends string, None extends string>(name: string, allowed: readonly Value[], none: None) =>
    allowed.find((value) => value === parts.get(name)) ?? none;
  const check = parts.get('check') ?? '';
  const query: FindingsQuery = {
    state: oneOf('state', FINDING_FILTERS, 'to-do'),
    severity: oneOf('severity', SEVERITIES, ''),
    who: oneOf('who', REMEDIATORS, ''),
    check: /^[A-Z]\d{2}$/.test(check) ? check : '',
    search: (parts.get('search') ?? '').trim().slice(0, 200),
    page: Math.min(10_000, Math.max(1, Number.parseInt(parts.get('page') ?? '1', 10) || 1)),
  };
  const { severity, who, search } = query;
  return {
    query,
    isNarrowed: [severity, who, query.check, search].some((part) => part !== ''),
    change(changes) {
      const next = { ...query, page: 1, ...changes };
      const shown = Object.entries(next).filter(
        ([name, value]) =>
          value !== '' && !(name === 'page' && value === 1) && !(name === 'state' && value === 'to-do'),
      );
      const { pathname } = history.location;
      const text = new URLSearchParams(shown.map(([name, value]) => [name, String(value)])).toString();
      history.push(text === '' ? pathname : `${pathname}?${text}`);
    },
  };
}
