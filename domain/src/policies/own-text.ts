import type { FieldValues, PolicyField } from './policy-field.ts';
import { holds, type PolicyTemplate, type TemplateNode } from './policy-template.ts';

const PLACE = /\{\{(\w+)\}\}/g;

const isBreak = (character: string | undefined) => character === undefined || character === '\n';

/** A text that the firm wrote, with the places of its fields; braces that name no field with words are words themselves. */
export function ownText(markdown: string, fields: readonly PolicyField[]): PolicyTemplate {
  const nodes: TemplateNode[] = [];
  let from = 0;
  const addText = (to: number) => {
    if (to > from) nodes.push({ kind: 'text', text: markdown.slice(from, to) });
  };
  for (const match of markdown.matchAll(PLACE)) {
    const [whole, id] = match;
    const field = fields.find((one) => one.id === id);
    if (field === undefined || field.type === 'yes-no') continue;
    const end = match.index + whole.length;
    addText(match.index);
    const alone = isBreak(markdown[match.index - 1]) && isBreak(markdown[end]);
    nodes.push({ kind: 'field', field: field.id, alone });
    from = end;
  }
  addText(markdown.length);
  return nodes;
}

/** The text with `{{field}}` left in it and only the parts that hold: what somebody who edits it begins with. */
export function resolveConditions(
  template: PolicyTemplate,
  fields: readonly PolicyField[],
  values: FieldValues,
): string {
  const write = (nodes: PolicyTemplate): string =>
    nodes
      .map((node) => {
        if (node.kind === 'text') return node.text;
        if (node.kind === 'field') return `{{${node.field}}}`;
        const field = fields.find(({ id }) => id === node.field);
        return field !== undefined && holds(node, field, values) ? write(node.nodes) : '';
      })
      .join('');
  return `${write(template)
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
