import { clausesIn } from '@portal/domain/policies/policy-clause.ts';
import { chosenValue } from '@portal/domain/policies/policy-field.ts';
import type { PolicyDocument } from '../../../documents/policy-model.ts';
import { type LoadedVersion, markdownOf } from '../library/policy-content.ts';
import type { LibraryPolicy } from '../library/policy-library.ts';
import { requirementsOf } from './standards-of.ts';

const OWNER = 'securityLead';

/** What the library adds to a policy's document: number, owner, and what its clauses answer. */
export function printedLibrary(library: LibraryPolicy, loaded: LoadedVersion): PolicyDocument['library'] {
  const written = new Set(clausesIn(loaded.approvedText ?? markdownOf(loaded)).map(({ id }) => id));
  const owner = loaded.fields.find(({ id }) => id === OWNER);
  return {
    number: library.number,
    classification: library.classification,
    owner: owner === undefined ? '' : String(chosenValue(owner, loaded.values)),
    lawyer: library.lawyer ?? null,
    clauses: library.clauses
      .filter(({ id }) => written.has(id))
      .map((clause) => ({
        id: clause.id,
        answers: requirementsOf([clause]).map(({ framework, ids }) => `${framework} ${ids.join(', ')}`),
      })),
  };
}
