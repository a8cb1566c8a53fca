import type { PolicyField } from '@portal/domain/policies/policy-field.ts';
import type { FieldWords } from './policy-words.schemas.ts';
import { idFaults } from './same-ids.ts';

/** A field in another language's words; ids, numbers and what is chosen at first stay. */
export function withFieldWords<Field extends PolicyField>(field: Field, words: FieldWords): Field {
  const { label, help, role, default: suggested, unit } = words;
  const said = { ...field, label, help };
  switch (said.type) {
    case 'text':
    case 'person':
      return {
        ...said,
        ...(typeof suggested === 'string' ? { default: suggested } : {}),
        ...(role === undefined ? {} : { role }),
      };
    case 'list':
      return Array.isArray(suggested) ? { ...said, default: suggested } : said;
    case 'number':
      return unit === undefined ? said : { ...said, unit };
    case 'choice':
      return { ...said, options: said.options.map((option) => ({ id: option.id, ...optionWords(option, words) })) };
    default:
      return said;
  }
}

type Option = Extract<PolicyField, { type: 'choice' }>['options'][number];

function optionWords({ id, ...english }: Option, words: FieldWords): Omit<Option, 'id'> {
  const label = words.options?.[id];
  const inSentence = words.words?.[id];
  if (label === undefined) return english;
  return { label: startOfSentence(label), words: inSentence ?? label };
}

/** A label stands alone in a form; inside a sentence its words stay as they are. */
const startOfSentence = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

/** What a language leaves out of a field's words, or says of it without need. */
export function fieldFaults(fields: readonly PolicyField[], words: Readonly<Record<string, FieldWords>>): string[] {
  const ids = fields.map(({ id }) => id);
  return [
    ...idFaults('field', ids, Object.keys(words)),
    ...fields.flatMap((field) => {
      const said = words[field.id];
      return said === undefined ? [] : missingIn(field, said).map((what) => `${field.id}: ${what}`);
    }),
  ];
}

function missingIn(field: PolicyField, { role, default: suggested, options, unit }: FieldWords): string[] {
  switch (field.type) {
    case 'text':
      return typeof suggested === 'string' ? [] : ['the default is missing'];
    case 'person':
      return [
        ...(typeof suggested === 'string' ? [] : ['the default is missing']),
        ...(field.role === undefined || role !== undefined ? [] : ['the role is missing']),
      ];
    case 'list':
      return Array.isArray(suggested) || field.default.length === 0 ? [] : ['the default is missing'];
    case 'number':
      return unit === undefined ? ['the unit is missing'] : [];
    case 'choice':
      return idFaults(
        'option',
        field.options.map(({ id }) => id),
        Object.keys(options ?? {}),
      );
    default:
      return [];
  }
}
