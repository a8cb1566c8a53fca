import { TRAINING_ROLES, type TrainingRole } from '@portal/domain/training/training-roles.ts';
import type { RoleMonth } from './training-reports.store.ts';

/** What of each month's courses is done, by role; the role is null for everybody. */
export type RoleRow = {
  readonly role: TrainingRole | null;
  readonly people: number;
  readonly months: { readonly month: string; readonly due: number; readonly completed: number }[];
};

/** One row for everybody and for each role that somebody has, in our order. */
export function rolesTable(counted: readonly RoleMonth[]): RoleRow[] {
  const rows = Map.groupBy(counted, ({ role }) => role);
  return [null, ...TRAINING_ROLES].flatMap((role): RoleRow[] => {
    const months = rows.get(role) ?? [];
    const [first] = months;
    if (first === undefined) return [];
    return [
      { role, people: first.people, months: months.map(({ month, due, completed }) => ({ month, due, completed })) },
    ];
  });
}
