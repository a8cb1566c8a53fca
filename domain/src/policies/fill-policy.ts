import { markField, withoutFieldMarks } from '../rich-text/field-marks.ts';
import { type Language, localeFor } from '../texts/languages.ts';
import { foldRows } from './fold-rows.ts';
import { POLICY_LANGUAGES } from './language/policy-language.ts';
import { plainInMarkdown } from './plain-in-markdown.ts';
import { chosenValue, type FieldValues, type PolicyField } from './policy-field.ts';
import { holds, type PolicyTemplate, type TemplateNode } from './policy-template.ts';

const SENTENCE_START = /(?:^|\n(?:- |\d+\. |#+ )?|[.!?] |\| )\*{0,2}$/;

type FillOptions = {
  /** Says of the words of fields which field they came from, by marks that `splitFieldMarks` finds. */
  readonly marks?: boolean;
  /** Of the text: how numbers and lists are written. */
  readonly language?: Language;
};

/** As many characters as tell whether a sentence begins. */
const LOOK_BACK = 300;

/**
 * A policy's text as Markdown, with a firm's values, or defaults where it has none. A value never becomes markup.
 * @throws {Error} when the text names a field that is not there, which the library's reader refuses beforehand.
 */
export function fillPolicy(
  template: PolicyTemplate,
  fields: readonly PolicyField[],
  values: FieldValues,
  { marks = false, language = 'en' }: FillOptions = {},
): string {
  const marked = (field: PolicyField, words: string) => (marks ? markField(field.id, words) : words);
  let text = '';
  const write = (nodes: PolicyTemplate) => {
    for (const [at, node] of nodes.entries()) {
      if (node.kind === 'text') {
        text += node.text;
        continue;
      }
      const field = fields.find(({ id }) => id === node.field);
      if (field === undefined) throw new Error(`The policy has no field ${node.field}.`);
      if (node.kind === 'field') {
        const mark = (words: string) => marked(field, words);
        const only = node.alone && !isAmongEntries(text, nodes[at + 1]) ? onlyEntry(field, values) : null;
        if (only !== null) text = withOnlyEntry(text, only, mark);
        else {
          const startsSentence = SENTENCE_START.test(withoutFieldMarks(text.slice(-LOOK_BACK)));
          text += written(field, values, { alone: node.alone, startsSentence, language }, mark);
        }
      } else if (holds(node, field, values)) write(node.nodes);
    }
  };
  write(template);
  return `${foldRows(text.replace(/\n{3,}/g, '\n\n').trim())}\n`;
}

/** The entry of a list that has no other. */
function onlyEntry(field: PolicyField, values: FieldValues): string | null {
  const value = chosenValue(field, values);
  return Array.isArray(value) && value.length === 1 ? String(value[0]) : null;
}

const isAmongEntries = (before: string, next: TemplateNode | undefined): boolean =>
  /(?:^|\n)- .*\n$/.test(before) || (next?.kind === 'text' && next.text.startsWith('\n- '));

/** A sentence is a paragraph; words end the sentence that led up to them with a colon; anything else is a bullet all the same. */
function withOnlyEntry(before: string, entry: string, marked: (words: string) => string): string {
  const words = marked(plainInMarkdown(entry));
  if (/[.!?]$/.test(entry)) return `${before}${words}`;
  return before.endsWith(':\n\n') ? `${before.trimEnd()} ${words}.` : `${before}- ${words}`;
}

function written(
  field: PolicyField,
  values: FieldValues,
  { alone, startsSentence, language }: { alone: boolean; startsSentence: boolean; language: Language },
  marked: (words: string) => string,
): string {
  const value = chosenValue(field, values);
  if (field.type === 'number') {
    return marked(
      `${value.toLocaleString(localeFor(language, []))} ${plainInMarkdown(value === 1 ? field.unit.one : field.unit.many)}`,
    );
  }
  if (Array.isArray(value)) {
    const entries = value.map((entry) => plainInMarkdown(String(entry)));
    return alone ? entries.map((entry) => `- ${marked(entry)}`).join('\n') : marked(spokenList(entries, language));
  }
  if (field.type === 'text') return marked(plainInMarkdown(String(value)));
  const chosen = field.type === 'choice' ? field.options.find(({ id }) => id === value) : undefined;
  const words = plainInMarkdown(chosen === undefined ? String(value) : (chosen.words ?? chosen.label));
  return marked(startsSentence ? words.charAt(0).toUpperCase() + words.slice(1) : words);
}

/** "a", "a and b", "a, b and c". */
const spokenList = (entries: readonly string[], language: Language): string =>
  new Intl.ListFormat(POLICY_LANGUAGES[language].listLocale, { type: 'conjunction' }).format(entries);
