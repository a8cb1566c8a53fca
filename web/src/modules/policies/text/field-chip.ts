import { mergeAttributes, Node } from '@tiptap/core';

const PLACE = /^\{\{([a-z][a-zA-Z0-9]*)\}\}/;

type FieldChipOptions = {
  /** What each chip says, by the field's id: chips of other fields stay text. */
  readonly labels: Readonly<Record<string, string>>;
};

/** The place of a field inside a text: one piece that is moved or deleted whole, `{{field}}` as Markdown. */
export const FieldChip = Node.create<FieldChipOptions>({
  name: 'fieldChip',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,

  addOptions: () => ({ labels: {} }),

  addAttributes: () => ({ field: { default: '' } }),

  parseHTML() {
    return [
      {
        tag: 'span[data-field]',
        getAttrs: (element) => {
          const field = element.getAttribute('data-field') ?? '';
          return Object.hasOwn(this.options.labels, field) ? { field } : false;
        },
      },
    ];
  },

  renderHTML({ node, HTMLAttributes }) {
    const field = String(node.attrs.field);
    const attributes = mergeAttributes(HTMLAttributes, { 'data-field': field, class: 'field-chip' });
    return ['span', attributes, this.options.labels[field] ?? field];
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
