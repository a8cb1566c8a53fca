import { chosenValue, type FieldValues, type PolicyField } from './policy-field.ts';

/** A policy's text, with the places that fields fill and the parts that depend on them. */
export type TemplateNode =
  | { readonly kind: 'text'; readonly text: string }
  /** `alone`: nothing else stands on its line. */
  | { readonly kind: 'field'; readonly field: string; readonly alone: boolean }
  | {
      readonly kind: 'condition';
      readonly field: string;
      /** The option of a choice that is asked for; null for yes/no and lists. */
      readonly option: string | null;
      readonly wanted: boolean;
      readonly nodes: readonly TemplateNode[];
    };
export type PolicyTemplate = readonly TemplateNode[];
type Condition = Extract<TemplateNode, { kind: 'condition' }>;

/** True when a yes/no is yes, a choice is the option, or a list has entries, or the opposite where that is wanted. */
export function holds(condition: Condition, field: PolicyField, values: FieldValues): boolean {
  const value = chosenValue(field, values);
  const isSo = condition.option !== null ? value === condition.option : Array.isArray(value) ? value.length > 0 : value;
  return (isSo === true) === condition.wanted;
}

/** The fields that the text asks for with these values: what stands only in parts left out is not asked. */
export function visibleFields(
  template: PolicyTemplate,
  fields: readonly PolicyField[],
  values: FieldValues,
): PolicyField[] {
  const seen = new Set<string>();
  const walk = (nodes: PolicyTemplate) => {
    for (const node of nodes) {
      if (node.kind === 'text') continue;
      seen.add(node.field);
      const field = fields.find(({ id }) => id === node.field);
      if (node.kind === 'condition' && field !== undefined && holds(node, field, values)) walk(node.nodes);
    }
  };
  walk(template);
  return fields.filter(({ id }) => seen.has(id));
}

/** Everything wrong between a text and its fields, in words for whoever writes policies; empty when all is well. */
export function templateFaults(template: PolicyTemplate, fields: readonly PolicyField[]): string[] {
  const used = new Set<string>();
  const faults: string[] = [];
  const walk = (nodes: PolicyTemplate, within: readonly string[]) => {
    for (const node of nodes) {
      if (node.kind === 'text') continue;
      used.add(node.field);
      const field = fields.find(({ id }) => id === node.field);
      if (field === undefined) faults.push(`{{${node.field}}} is not a field`);
      else if (node.kind === 'field') faults.push(...placeFaults(field, within));
      else faults.push(...conditionFaults(node, field));
      if (node.kind === 'condition') walk(node.nodes, node.wanted ? [...within, node.field] : within);
    }
  };
  walk(template, []);
  for (const { id } of fields) if (!used.has(id)) faults.push(`the field ${id} is not used`);
  return [...new Set(faults)];
}

function placeFaults(field: PolicyField, within: readonly string[]): string[] {
  if (field.type === 'yes-no') return [`{{${field.id}}} is a yes/no and has no text of its own`];
  const canVanish = field.type === 'list' && field.mayBeEmpty === true && !within.includes(field.id);
  return canVanish ? [`{{${field.id}}} may be empty and is outside {{#${field.id}}}`] : [];
}

function conditionFaults({ option }: Condition, field: PolicyField): string[] {
  if (field.type === 'choice') {
    if (option === null) return [`a condition on ${field.id} names no option`];
    return field.options.some(({ id }) => id === option) ? [] : [`${field.id} has no option ${option}`];
  }
  if (field.type === 'list' && field.mayBeEmpty !== true)
    return [`${field.id} is never empty, so it cannot be a condition`];
  if (field.type !== 'yes-no' && field.type !== 'list')
    return [`a ${field.type} such as ${field.id} cannot be a condition`];
  return option === null ? [] : [`${field.id} has no options`];
}
