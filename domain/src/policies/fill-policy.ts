import { plainInMarkdown } from './plain-in-markdown.ts';
import { chosenValue, type FieldValues, type PolicyField } from './policy-field.ts';
import { holds, type PolicyTemplate } from './policy-template.ts';

const SENTENCE_START = /(?:^|\n(?:- |\d+\. |#+ )?|[.!?] |\| )\*{0,2}$/;

/**
 * A policy's text as Markdown, with a firm's values, or defaults where it has none. A value never becomes markup.
 * @throws {Error} when the text names a field that is not there, which the library's reader refuses beforehand.
 */
export function fillPolicy(template: PolicyTemplate, fields: readonly PolicyField[], values: FieldValues): string {
  let text = '';
  const write = (nodes: PolicyTemplate) => {
    for (const node of nodes) {
      if (node.kind === 'text') {
        text += node.text;
        continue;
      }
      const field = fields.find(({ id }) => id === node.field);
      if (field === undefined) throw new Error(`The policy has no field ${node.field}.`);
      if (node.kind === 'field') text += written(field, values, node.alone, SENTENCE_START.test(text));
      else if (holds(node, field, values)) write(node.nodes);
    }
  };
  write(template);
  return `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;
}

function written(field: PolicyField, values: FieldValues, alone: boolean, startsSentence: boolean): string {
  const value = chosenValue(field, values);
  if (field.type === 'number') {
    return `${value.toLocaleString('en-US')} ${plainInMarkdown(value === 1 ? field.unit.one : field.unit.many)}`;
  }
  if (Array.isArray(value)) {
    const entries = value.map((entry) => plainInMarkdown(String(entry)));
    return alone ? entries.map((entry) => `- ${entry}`).join('\n') : spokenList(entries);
  }
  if (field.type === 'text') return plainInMarkdown(String(value));
  const chosen = field.type === 'choice' ? field.options.find(({ id }) => id === value) : undefined;
  const words = plainInMarkdown(chosen === undefined ? String(value) : (chosen.words ?? chosen.label));
  return startsSentence ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

/** "a", "a and b", "a, b and c". */
function spokenList(entries: readonly string[]): string {
  const last = entries.at(-1) ?? '';
  return entries.length < 2 ? last : `${entries.slice(0, -1).join(', ')} and ${last}`;
}
