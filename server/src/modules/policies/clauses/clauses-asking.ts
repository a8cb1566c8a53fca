import { clausesIn } from '@portal/domain/policies/policy-clause.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { readPolicyLibrary } from '../library/policy-library.ts';

/** A clause of the library whose record is kept in a register. */
export type AskingClause = {
  /** Such as "ACC-9". */
  readonly clause: string;
  readonly title: string;
  readonly policy: string;
  readonly href: string;
};

/** The clauses that ask for a register, in the library's order and a reader's language. */
export function clausesAsking(register: string, language: Language): readonly AskingClause[] {
  return readPolicyLibrary(language).flatMap(({ id, name, source, clauses }) => {
    const titles = new Map(clausesIn(source).map((clause) => [clause.id, clause.title]));
    return clauses
      .filter((clause) => clause.register === register)
      .map((clause) => ({
        clause: clause.id,
        title: titles.get(clause.id) ?? '',
        policy: name,
        href: `/securitypolicy/${id}`,
      }));
  });
}
