import type { FieldValues } from '../../policy-types.ts';
import type { WorkingCopy } from '../use-working-copy.ts';

/** The answers that were given here, and those that are known of the firm: from the questions for all policies, and its profile. */
export function answersOf({ policy, values }: Pick<WorkingCopy, 'policy' | 'values'>): FieldValues {
  const known = policy.fields.filter(({ id, isAnswered }) => isAnswered && !Object.hasOwn(policy.customValues, id));
  return { ...Object.fromEntries(known.map(({ id, value }) => [id, value])), ...values };
}
