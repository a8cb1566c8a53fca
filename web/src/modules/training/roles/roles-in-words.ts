import { roleNames } from '@portal/domain/training/role-names.texts.ts';
import type { TrainingRole } from '@portal/domain/training/training-roles.ts';
import { say } from '../../../portal/texts/say.ts';

/** Roles one after the other, as they are called. */
export const rolesInWords = (roles: readonly TrainingRole[]): string =>
  roles.map((role) => say(roleNames[role])).join(', ');
