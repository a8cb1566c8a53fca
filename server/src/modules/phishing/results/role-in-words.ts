import type { Say } from '@portal/domain/texts/say.ts';
import { roleNames } from '@portal/domain/training/role-names.texts.ts';
import type { TrainingRole } from '@portal/domain/training/training-roles.ts';
import { about } from './results.texts.ts';

/** What a role is called; the group without a name holds people without a role and small groups. */
export const roleInWords = (role: TrainingRole | '', say: Say): string =>
  say(role === '' ? about.otherRoles : roleNames[role]);
