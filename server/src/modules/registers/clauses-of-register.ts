import type { RegisterId } from '@portal/domain/registers/register.ts';

/** A clause of a policy whose record is kept in a register. */
export type AskingClause = {
  /** Such as "ACC-9". */
  readonly clause: string;
  readonly title: string;
  readonly policy: string;
  readonly href: string;
};

/** The clauses that ask for a register. Policies will tell them; until then nobody asks. */
export const clausesOfRegister = (_register: RegisterId): readonly AskingClause[] => [];
