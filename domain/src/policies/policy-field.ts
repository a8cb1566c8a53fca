type FieldText = {
  /** camelCase, as the placeholder in the text. */
  readonly id: string;
  readonly label: string;
  /** What to choose, for somebody who has never written a policy. */
  readonly help: string;
  /** Texts say the answer as a fact about the firm that no suggestion can know: a policy that prints it is approved only with an answer. */
  readonly fact?: true | undefined;
};

/** Where the portal itself knows an answer: the company profile, the countries where the firm works, its training program. */
export const FIELD_SOURCES = ['companyName', 'companyUrl', 'phone', 'paymentLimit', 'countries', 'training'] as const;
export type FieldSource = (typeof FIELD_SOURCES)[number];
type Sourced = { readonly from?: FieldSource | undefined };

export type TextField = FieldText & Sourced & { readonly type: 'text'; readonly default: string };
/** A person by name or by their place in the company, such as "the office manager". */
export type PersonField = FieldText & {
  readonly type: 'person';
  readonly default: string;
  /** What the texts call that person: "the access approver". */
  readonly role?: string | undefined;
};
/** A whole number, always written with its unit, so that nobody reads "1 days". */
export type NumberField = FieldText &
  Sourced & {
    readonly type: 'number';
    readonly default: number;
    readonly min: number;
    readonly max: number;
    readonly unit: { readonly one: string; readonly many: string };
  };
/** One of some; `words` is how the choice reads inside a sentence. */
export type ChoiceField = FieldText & {
  readonly type: 'choice';
  readonly default: string;
  readonly options: readonly { readonly id: string; readonly label: string; readonly words?: string | undefined }[];
};
export type YesNoField = FieldText & { readonly type: 'yes-no'; readonly default: boolean };
/** Several entries: bullets where it stands alone, "a, b and c" inside a sentence. */
export type ListField = FieldText &
  Sourced & {
    readonly type: 'list';
    readonly default: readonly string[];
    readonly mayBeEmpty?: boolean | undefined;
  };

/** A place in a policy that each firm fills in its own way. */
export type PolicyField = TextField | PersonField | NumberField | ChoiceField | YesNoField | ListField;

export type FieldValue = string | number | boolean | readonly string[];
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** True for what nobody is asked, because the law or the training program says it. */
export const isGiven = (field: PolicyField): boolean =>
  'from' in field && (field.from === 'countries' || field.from === 'training');

/** The fields that say something of the firm which it has not said itself. */
export const unansweredFacts = (fields: readonly PolicyField[], values: FieldValues): readonly PolicyField[] =>
  fields.filter(({ id, fact }) => fact === true && !Object.hasOwn(values, id));

/** In English lines are shorter; other languages take up to a sixth more. */
export const MAX_FIELD_LENGTH = 230;
export const MAX_LIST_ENTRIES = 20;

/** What a firm chose, or the default where it chose nothing or something that the library no longer offers. */
export function chosenValue(field: PolicyField, values: FieldValues): FieldValue {
  const value = Object.hasOwn(values, field.id) ? values[field.id] : undefined;
  return value !== undefined && suits(field, value) ? value : field.default;
}

function suits(field: PolicyField, value: FieldValue): boolean {
  switch (field.type) {
    case 'number':
      return typeof value === 'number';
    case 'yes-no':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value) && (value.length > 0 || field.mayBeEmpty === true);
    case 'choice':
      return field.options.some(({ id }) => id === value);
    default:
      return typeof value === 'string' && value.trim() !== '';
  }
}
