import {
  FIELD_SOURCES,
  MAX_FIELD_LENGTH,
  MAX_LIST_ENTRIES,
  type PolicyField,
} from '@portal/domain/policies/policy-field.ts';
import { z } from 'zod';
import { line } from '../call.ts';
import { faults } from '../input-faults.texts.ts';

const words = line(MAX_FIELD_LENGTH).min(1, faults.someText.text);
const named = {
  id: z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'An id is written in camelCase.'),
  // A test keeps English shorter, as it does what the library says elsewhere; other languages need more room.
  label: line(180).min(3),
  help: line(560).min(20),
  fact: z.literal(true).optional(),
};

/** The values that a field takes, from a form or from the library's defaults. */
export function fieldValueSchema(field: PolicyField): z.ZodType<string | number | boolean | readonly string[]> {
  switch (field.type) {
    case 'number': {
      const message = faults.wholeNumberBetween.text;
      return z.number(message).int(message).min(field.min, message).max(field.max, message);
    }
    case 'yes-no':
      return z.boolean();
    case 'choice':
      return z.enum(
        field.options.map(({ id }) => id),
        faults.chooseOne.text,
      );
    case 'list':
      return z
        .array(words)
        .min(field.mayBeEmpty === true ? 0 : 1, faults.enterSome.text)
        .max(MAX_LIST_ENTRIES, faults.mostEntries.text)
        .readonly();
    default:
      return words;
  }
}

const option = z.strictObject({
  id: z.string().regex(/^[a-z][a-zA-Z0-9]*$/),
  label: line(110).min(1),
  words: words.optional(),
});

const sourced = { from: z.enum(FIELD_SOURCES).optional() };

const textField = z.strictObject({
  ...named,
  type: z.literal('text'),
  default: words,
  ...sourced,
});
const personField = z.strictObject({
  ...named,
  type: z.literal('person'),
  default: words,
  role: line(80).min(3).optional(),
});
const numberField = z.strictObject({
  ...named,
  ...sourced,
  type: z.literal('number'),
  default: z.int(),
  min: z.int().nonnegative(),
  max: z.int(),
  unit: z.strictObject({ one: words, many: words }),
});
const choiceField = z.strictObject({
  ...named,
  type: z.literal('choice'),
  default: z.string(),
  options: z.array(option).min(2).max(8).readonly(),
});
const yesNoField = z.strictObject({ ...named, type: z.literal('yes-no'), default: z.boolean() });
const listField = z.strictObject({
  ...named,
  ...sourced,
  type: z.literal('list'),
  default: z.array(words).readonly(),
  mayBeEmpty: z.boolean().optional(),
});

const anyField = z.discriminatedUnion('type', [
  textField,
  personField,
  numberField,
  choiceField,
  yesNoField,
  listField,
]);

/** A field as the library writes it; its default must be a value that the field itself takes. */
export const policyField = anyField.superRefine((field, context) => {
  const parsed = fieldValueSchema(field).safeParse(field.default);
  if (!parsed.success) {
    const message = `the default of ${field.id}: ${parsed.error.issues[0]?.message ?? 'is refused'}`;
    context.addIssue({ code: 'custom', message });
  }
});

/** No field of the library asks for more. */
const MAX_FIELD_NUMBER = 1_000_000_000;

/** Whatever a field may be answered with; `fieldValueSchema` says what one field takes. */
export const fieldValue = z.union([
  z.string().max(MAX_FIELD_LENGTH),
  z.number().min(-MAX_FIELD_NUMBER).max(MAX_FIELD_NUMBER),
  z.boolean(),
  z.array(z.string().max(MAX_FIELD_LENGTH)).max(MAX_LIST_ENTRIES).readonly(),
]);

const asked = {
  /** What the firm answered; the default where it has not. */
  value: fieldValue,
  isAnswered: z.boolean(),
  /** What the firm answered to the same question elsewhere: to the questions for all policies, or in another policy. */
  offered: fieldValue.nullable(),
  /** The name of that policy; null for the questions for all policies, and where nothing is offered. */
  offeredFrom: z.string().nullable(),
  /** False where the text does not ask for it, because its part was left out. */
  visible: z.boolean(),
};

/** A field as a firm sees it in its policy. */
export const askedField = z.discriminatedUnion('type', [
  textField.extend(asked),
  personField.extend(asked),
  numberField.extend(asked),
  choiceField.extend(asked),
  yesNoField.extend(asked),
  listField.extend(asked),
]);
