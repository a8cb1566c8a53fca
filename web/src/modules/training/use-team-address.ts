import { TRAINING_ROLES, type TrainingRole } from '@portal/domain/training/training-roles.ts';
import { useLocation, useRouter } from '@tanstack/react-router';
import { TRAINEE_ORDERS, TRAINEE_STATES, type TraineeOrder, type TraineeState } from './team-filter.ts';
import { readPage } from './use-page-address.ts';

/** What the list of the team is narrowed by, as the address has it. */
export type TeamQuery = {
  readonly state: TraineeState;
  /** Only people with this role. */
  readonly role: TrainingRole | 'any';
  readonly search: string;
  readonly sort: TraineeOrder;
  readonly page: number;
};

export type TeamAddress = {
  readonly query: TeamQuery;
  /** Changes parts of it, which leads to the first page unless that is what changes. Back undoes it. */
  readonly change: (changes: Partial<TeamQuery>) => void;
};

/** Filters, order and page of the team, kept in the address, so that Back, reload and links keep them. */
export function useTeamAddress(): TeamAddress {
  const { history } = useRouter();
  const { searchStr } = useLocation();
  const parts = new URLSearchParams(searchStr);
  const query: TeamQuery = {
    state: TRAINEE_STATES.find((id) => id === parts.get('state')) ?? 'all',
    role: TRAINING_ROLES.find((id) => id === parts.get('role')) ?? 'any',
    search: (parts.get('search') ?? '').trim().slice(0, 200),
    sort: TRAINEE_ORDERS.find((id) => id === parts.get('sort')) ?? 'due',
    page: readPage(parts),
  };
  return {
    query,
    change(changes) {
      const next = { ...query, page: 1, ...changes };
      const standard: TeamQuery = { state: 'all', role: 'any', search: '', sort: 'due', page: 1 };
      const shown = Object.entries(next).filter(([name, value]) => value !== standard[name as keyof TeamQuery]);
      const text = new URLSearchParams(shown.map(([name, value]) => [name, String(value)])).toString();
      const { pathname } = history.location;
      history.push(text === '' ? pathname : `${pathname}?${text}`);
    },
  };
}
