import { fieldValueSchema } from '@portal/contract/policies/policy-field.schemas.ts';
import type { FieldValue, FieldValues, PolicyField } from '@portal/domain/policies/policy-field.ts';
import { InputError } from '../../../call/app-error.ts';
import { inputFault } from '../../../call/input-fault.ts';

type Problem = InputError['problems'][number];

/**
 * The answers that the policy asks for, each as its field takes it; an empty text takes an answer back.
 * @param place where they stand in the input
 * @throws InputError with every fault, at `<place>.<field>`
 */
export function checkedValues(
  fields: readonly PolicyField[],
  given: FieldValues,
  place = 'policy.customValues',
): FieldValues {
  const problems: Problem[] = [];
  const values: Record<string, FieldValue> = {};
  for (const field of fields) {
    const value = Object.hasOwn(given, field.id) ? given[field.id] : undefined;
    if (value === undefined || value === '') continue;
    const parsed = fieldValueSchema(field).safeParse(value);
    if (parsed.success) values[field.id] = parsed.data;
    else
      problems.push(
        ...parsed.error.issues.map((issue) => ({
          field: [place, field.id, ...issue.path].join('.'),
          message: inputFault(issue, field.type === 'number' ? { min: field.min, max: field.max } : {}),
        })),
      );
  }
  if (problems.length > 0) throw new InputError(problems);
  return values;
}

/** As above, without those that their fields do not take: for a look at what is not finished. */
export function usableValues(fields: readonly PolicyField[], given: FieldValues): FieldValues {
  const usable = fields.flatMap((field) => {
    const parsed = fieldValueSchema(field).safeParse(Object.hasOwn(given, field.id) ? given[field.id] : undefined);
    return parsed.success ? [[field.id, parsed.data] as const] : [];
  });
  return Object.fromEntries(usable);
}
