import type { PolicyTemplate, TemplateNode } from '@portal/domain/policies/policy-template.ts';
import mustache from 'mustache';

/** A token as mustache's parser gives it: kind, name or text, start, end, and for sections the tokens inside. */
type Token = ReturnType<typeof mustache.parse>[number];

/**
 * The text of a policy, read. Of Mustache it takes fields and sections; comments, partials, raw values and other delimiters are refused.
 * @throws {Error} saying what stands where.
 */
export function parseTemplate(source: string): PolicyTemplate {
  const isAlone = (start: number, end: number) =>
    (start === 0 || source[start - 1] === '\n') && (end === source.length || source[end] === '\n');
  const read = ([kind, name, start, end, inside]: Token): TemplateNode => {
    switch (kind) {
      case 'text':
        return { kind: 'text', text: name };
      case 'name':
        return { kind: 'field', field: name, alone: isAlone(start, end) };
      case '#':
      case '^': {
        const [field = '', option, ...more] = name.split('.');
        if (more.length > 0 || !Array.isArray(inside)) break;
        const nodes = inside.map(read);
        return { kind: 'condition', field, option: option ?? null, wanted: kind === '#', nodes };
      }
    }
    const line = source.slice(0, start).split('\n').length;
    throw new Error(`line ${line}: {{${name}}} is not understood; there are {{field}}, {{#field}} and {{^field}}`);
  };
  return mustache.parse(source).map(read);
}
