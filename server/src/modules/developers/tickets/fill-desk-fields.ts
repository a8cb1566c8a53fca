import {
  type DeskField,
  type DeskFieldValue,
  MAX_DESK_FIELD_OPTIONS,
  MAX_DESK_FIELDS,
  takesValue,
} from '@portal/domain/developers/desk-fields.ts';
import { AppError } from '../../../call/app-error.ts';
import { plainName } from '../../../emails/plain-name.ts';

type Given = readonly { readonly id: string; readonly value: string }[];

/** A field to be filled by who sets the desk; `isWrong` where what was given does not fit. */
type AskedField = Omit<DeskField, 'options'> & { options: { id: string; name: string }[]; readonly isWrong: boolean };

/**
 * What the fields that a desk needs are filled with, and all of them with their options where any is not yet.
 * @throws AppError TICKET_DESK_FIELDS names those that the portal cannot fill
 */
export function fillDeskFields(
  needed: readonly DeskField[],
  given: Given,
): { readonly values: readonly DeskFieldValue[]; readonly asked: AskedField[] } {
  const beyond = [...needed.filter(({ kind }) => kind === 'other'), ...needed.slice(MAX_DESK_FIELDS)];
  if (beyond.length > 0) {
    const names = [...new Set(beyond.map(({ name }) => plainName(name)))].slice(0, MAX_DESK_FIELDS);
    throw new AppError('TICKET_DESK_FIELDS', { field: 'project', values: { fields: names.join(', ') } });
  }
  const values = new Map(given.map(({ id, value }) => [id, value.trim()]));
  const fits = (field: DeskField) => takesValue(field, values.get(field.id) ?? '');
  if (needed.every(fits)) {
    return { values: needed.map(({ id, kind }) => ({ id, kind, value: values.get(id) ?? '' })), asked: [] };
  }
  const asked = needed.map((field) => ({
    ...field,
    name: plainName(field.name),
    options: field.options.slice(0, MAX_DESK_FIELD_OPTIONS).map(({ id, name }) => ({ id, name: plainName(name) })),
    isWrong: values.has(field.id) && !fits(field),
  }));
  return { values: [], asked };
}
