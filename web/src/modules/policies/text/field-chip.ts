import { mergeAttributes, Node } from '@tiptap/core';
import type { ChipFields } from './chip-fields.ts';

const PLACE = /^\{\{([a-z][a-zA-Z0-9]*)\}\}/;

type FieldChipOptions = {
  /** What each chip says: what is pasted of other fields stays text. */
  readonly fields: ChipFields;
};

/** The place of a field inside a text: one piece that is moved or deleted whole, `{{field}}` as Markdown. */
export const FieldChip = Node.create<FieldChipOptions>({
  name: 'fieldChip',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,

  addOptions: () => ({ fields: {} }),

  addAttributes: () => ({ field: { default: '' } }),

  parseHTML() {
    return [
      {
        tag: 'span[data-field]',
        getAttrs: (element) => {
          const field = element.getAttribute('data-field') ?? '';
          return Object.hasOwn(this.options.fields, field) ? { field } : false;
        },
      },
    ];
  },

  renderHTML({ node, HTMLAttributes }) {
    const id = String(node.attrs.field);
    const field = this.options.fields[id];
    const attributes = { 'data-field': id, class: 'field-chip', title: field?.label ?? id };
    return ['span', mergeAttributes(HTMLAttributes, attributes), field?.words ?? id];
  },

  renderText: ({ node }) => `{{${String(node.attrs.field)}}}`,

  markdownTokenName: 'fieldChip',
  markdownTokenizer: {
    name: 'fieldChip',
    level: 'inline',
    start: (text) => text.indexOf('{{'),
    tokenize(text) {
      const found = PLACE.exec(text);
      return found === null ? undefined : { type: 'fieldChip', raw: found[0], field: found[1] };
    },
  },
  parseMarkdown: (token, helpers) => helpers.createNode('fieldChip', { field: String(token.field) }),
  renderMarkdown: (node) => `{{${String(node.attrs?.field)}}}`,
});
