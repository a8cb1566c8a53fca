import type { DeskField, DeskFieldValue } from '@portal/domain/developers/desk-fields.ts';
import { z } from 'zod';

const named = z.object({ id: z.string().max(100), name: z.string().optional(), value: z.string().optional() });

/** A page of "Get create field metadata for a project and issue type id" (Jira Cloud, REST API v3). */
export const fieldsPage = z.object({
  fields: z.array(
    z.object({
      fieldId: z.string().regex(/^[a-zA-Z][a-zA-Z0-9_-]{0,99}$/),
      name: z.string(),
      required: z.boolean(),
      hasDefaultValue: z.boolean().default(false),
      schema: z.object({
        type: z.string(),
        items: z.string().optional(),
        custom: z.string().optional(),
        system: z.string().optional(),
      }),
      allowedValues: z.array(z.unknown()).optional(),
    }),
  ),
  total: z.int().default(0),
});

type Described = z.output<typeof fieldsPage>['fields'][number];

/** What every ticket is made with. */
const FILLED: readonly string[] = ['project', 'issuetype', 'summary', 'description'];
/** Types whose value is one of those that the project allows. */
const ONE_OF: readonly string[] = ['option', 'priority', 'version', 'component', 'resolution', 'securitylevel'];
const TYPES_OF_CUSTOM = 'com.atlassian.jira.plugin.system.customfieldtypes:';

/** Fields that a ticket cannot be made without, and that neither the portal nor Jira itself fills. */
export function neededFields(fields: readonly Described[]): DeskField[] {
  return fields
    .filter(({ fieldId, required, hasDefaultValue }) => required && !hasDefaultValue && !FILLED.includes(fieldId))
    .map((field) => {
      const kind = kindOf(field);
      return { id: field.fieldId, name: field.name, kind, options: kind.startsWith('choice') ? optionsOf(field) : [] };
    });
}

function kindOf({ schema: { type, items, custom, system }, allowedValues = [] }: Described): DeskField['kind'] {
  if (type === 'string') return custom === `${TYPES_OF_CUSTOM}textarea` || system === 'environment' ? 'lines' : 'text';
  if (type === 'number') return 'number';
  if (ONE_OF.includes(type) && allowedValues.length > 0) return 'choice';
  if (type !== 'array') return 'other';
  if (items === 'string' && (system === 'labels' || custom === `${TYPES_OF_CUSTOM}labels`)) return 'labels';
  return ONE_OF.includes(items ?? '') && allowedValues.length > 0 ? 'choices' : 'other';
}

function optionsOf({ allowedValues = [] }: Described): DeskField['options'] {
  return allowedValues.flatMap((one) => {
    const { data } = named.safeParse(one);
    return data === undefined ? [] : [{ id: data.id, name: data.name ?? data.value ?? data.id }];
  });
}

/** A value as Jira takes it ("Create issue"; texts of several lines are documents in version 3). */
export function jiraValue({ kind, value }: DeskFieldValue): unknown {
  if (kind === 'number') return Number(value);
  if (kind === 'choice') return { id: value };
  if (kind === 'choices') return [{ id: value }];
  if (kind === 'labels') return value.split(/\s+/);
  if (kind === 'text') return value;
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: value }] }];
  return { version: 1, type: 'doc', content };
}
