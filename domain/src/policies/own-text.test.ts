import { expect, test } from 'vitest';
import { fillPolicy } from './fill-policy.ts';
import { ownText, resolveConditions } from './own-text.ts';
import type { PolicyField } from './policy-field.ts';
import type { PolicyTemplate } from './policy-template.ts';

const FIELDS: readonly PolicyField[] = [
  { id: 'owner', type: 'person', label: 'Owner', help: 'Who it is.', default: 'the owner' },
  { id: 'tools', type: 'list', label: 'Tools', help: 'Which they are.', default: ['one', 'two'] },
  { id: 'phones', type: 'yes-no', label: 'Phones', help: 'Whether so.', default: true },
];

test('what the firm wrote keeps its fields, and braces of its own stay words', () => {
  const text = 'Ask {{owner}}. {{nobody}} and {{phones}} and {{ owner }} {{#owner}} }}\n\n{{tools}}\n\nUse {{tools}}.';
  expect(fillPolicy(ownText(text, FIELDS), FIELDS, { owner: 'Ann *B*' })).toBe(
    'Ask Ann \\*B\\*. {{nobody}} and {{phones}} and {{ owner }} {{#owner}} }}\n\n- one\n- two\n\nUse one and two.\n',
  );
});

test('the editor begins with the parts that hold, and with the fields in their places', () => {
  const template: PolicyTemplate = [
    { kind: 'text', text: '# A\n\n' },
    {
      kind: 'condition',
      field: 'phones',
      option: null,
      wanted: false,
      nodes: [{ kind: 'text', text: 'No phones.\n\n' }],
    },
    {
      kind: 'condition',
      field: 'phones',
      option: null,
      wanted: true,
      nodes: [
        { kind: 'text', text: '\n\nAsk ' },
        { kind: 'field', field: 'owner', alone: false },
      ],
    },
  ];
  const source = resolveConditions(template, FIELDS, {});
  expect(source).toBe('# A\n\nAsk {{owner}}\n');
  expect(fillPolicy(ownText(source, FIELDS), FIELDS, {})).toBe(fillPolicy(template, FIELDS, {}));
});
