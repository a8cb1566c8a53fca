import type { PolicyStatus } from '@portal/domain/policies/next-version.ts';
import {
  chosenValue,
  type FieldValue,
  type FieldValues,
  type PolicyField,
} from '@portal/domain/policies/policy-field.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { sharedFields } from '../library/interview.ts';
import { listNewestVersions } from '../policies.store.ts';
import { findFirmAnswers } from './firm-answers.ts';

/** What a policy answers to a shared question. */
export type PolicyAnswer = {
  readonly id: string;
  readonly name: string;
  readonly status: PolicyStatus;
  readonly value: FieldValue;
};

/** The shared questions that a policy's newest version answers in another way than the firm does, each with those policies. @param language of the firm's policies */
export async function differingAnswers(
  tx: OrgTransaction,
  firm: FieldValues,
  language: Language,
): Promise<readonly { readonly field: PolicyField; readonly policies: readonly PolicyAnswer[] }[]> {
  const newest = await listNewestVersions(tx);
  const firmBy = await inLanguages(tx, new Set(newest.map((version) => version.language)));
  return sharedFields(language)
    .filter(({ id }) => Object.hasOwn(firm, id))
    .map((field) => ({
      field,
      policies: newest.flatMap((version): PolicyAnswer[] => {
        const own = version.fields.find(({ id }) => id === field.id);
        const follows = version.status === 'Draft' && !Object.hasOwn(version.custom_values, field.id);
        if (own === undefined || follows) return [];
        const value = chosenValue(own, version.custom_values);
        const isSame =
          JSON.stringify(value) === JSON.stringify(chosenValue(field, firmBy.get(version.language) ?? firm));
        return isSame ? [] : [{ id: version.policy_id, name: version.name, status: version.status, value }];
      }),
    }))
    .filter(({ policies }) => policies.length > 0);
}

/** What is known of the firm is worded in the language of each policy, such as an amount of money. */
async function inLanguages(
  tx: OrgTransaction,
  languages: ReadonlySet<Language>,
): Promise<ReadonlyMap<Language, FieldValues>> {
  const known = new Map<Language, FieldValues>();
  for (const language of languages) known.set(language, await findFirmAnswers(tx, language));
  return known;
}
