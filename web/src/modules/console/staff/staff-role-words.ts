import type { StaffRole } from '@portal/domain/accounts/staff-role.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { staffRoleWords as texts } from './staff.texts.ts';

/** What the roles of the provider's staff are called, and what each may do. */
export const STAFF_ROLE_WORDS: Readonly<Record<StaffRole, { readonly label: Phrase; readonly description: Phrase }>> = {
  support: {
    label: texts.support,
    description: texts.description,
  },
  expert: {
    label: texts.expert,
    description: texts.findsWeaknessesAnswers,
  },
  sales: {
    label: texts.sales,
    description: texts.winsCustomers,
  },
  owner: {
    label: texts.owner,
    description: texts.canDoEverythingIncluding,
  },
};

/** The roles as options of a choice, the one that may do everything last. */
export const STAFF_ROLE_OPTIONS = (['support', 'expert', 'sales', 'owner'] as const).map((id) => ({
  id,
  ...STAFF_ROLE_WORDS[id],
}));
