/**
 * What a field of a ticket takes: a line, lines, a number, one of a few (`choices`: a list, of which one is set), words without spaces,
 * or what the portal cannot fill, such as a person or a day.
 */
export const DESK_FIELD_KINDS = ['text', 'lines', 'number', 'choice', 'choices', 'labels', 'other'] as const;
export type DeskFieldKind = (typeof DESK_FIELD_KINDS)[number];

/** A field that a desk's tickets cannot be made without. */
export type DeskField = {
  readonly id: string;
  readonly name: string;
  readonly kind: DeskFieldKind;
  /** Of a choice. */
  readonly options: readonly { readonly id: string; readonly name: string }[];
};

/** What a field of every ticket is filled with; of a choice the id of an option. */
export type DeskFieldValue = { readonly id: string; readonly kind: DeskFieldKind; readonly value: string };

export const MAX_DESK_FIELDS = 20;
export const MAX_DESK_FIELD_OPTIONS = 200;
/** Jira takes as much in a field of one line, and as much in a label. */
export const MAX_FIELD_VALUE_CHARACTERS = 255;

/** Whether a field takes a value; an empty one none does. */
export function takesValue({ kind, options }: Pick<DeskField, 'kind' | 'options'>, value: string): boolean {
  const isThere = value.trim() !== '' && value.length <= MAX_FIELD_VALUE_CHARACTERS;
  if (!isThere || kind === 'other') return false;
  if (kind === 'number') return /^[+-]?\d{1,15}(\.\d{1,10})?$/.test(value.trim());
  if (kind === 'choice' || kind === 'choices') return options.some(({ id }) => id === value);
  return true;
}
