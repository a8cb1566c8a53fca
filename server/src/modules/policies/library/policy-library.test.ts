import { fillPolicy } from '@portal/domain/policies/fill-policy.ts';
import type { FieldValue, FieldValues, PolicyField } from '@portal/domain/policies/policy-field.ts';
import { wordsOf } from '@portal/domain/policies/reading-minutes.ts';
import { describe, expect, test } from 'vitest';
import { type LibraryPolicy, readPolicy, readPolicyLibrary } from './policy-library.ts';

const library = readPolicyLibrary();
const FIRST = ['Purpose', 'Who it applies to'];
const LAST = ['Who does what', 'Exceptions', 'When the policy is broken', 'Review'];

const filled = ({ template, fields }: LibraryPolicy, values: FieldValues = {}) => fillPolicy(template, fields, values);
const headings = (markdown: string) => [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

/** Every other value of a field that changes which parts are there. */
function otherValues(field: PolicyField): FieldValue[] {
  if (field.type === 'yes-no') return [!field.default];
  if (field.type === 'choice') return field.options.map(({ id }) => id).filter((id) => id !== field.default);
  if (field.type === 'list') return field.mayBeEmpty === true ? [[], ['one']] : [['one']];
  return field.type === 'number' ? [field.min, field.max] : [];
}

/** The policy with defaults, with each field changed on its own, and with every yes/no turned round. */
function variants(policy: LibraryPolicy): FieldValues[] {
  const single = policy.fields.flatMap((field) => otherValues(field).map((value) => ({ [field.id]: value })));
  const flipped = policy.fields.flatMap((field) => (field.type === 'yes-no' ? [[field.id, !field.default]] : []));
  return [{}, ...single, Object.fromEntries(flipped)];
}

const FAULTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['field left', /.{0,20}(?:\{\{|\}\}).{0,20}/g],
  ['double space', /.{0,20}\S {2,}.{0,20}|.{0,20}[ \t]$/gm],
  ['empty heading', /^(#+) .+\n+(?=\1 |## |$(?![\s\S]))/gm],
  ['empty entry', /^(?:[-*]|\d+\.)[ \t]*$|\|[ \t]*\|/gm],
  ['two lists in a row', /^- .+\n\n- .+/gm],
  ['space before a mark', /.{0,20} [,.;:].{0,20}/g],
  ['small letter after a full stop', /.{0,20}[a-z][.?!] [a-z].{0,20}|.{0,20}\.\./g],
  ['paragraph that begins small', /\n\n[a-z].{0,20}/g],
  ['article twice', /.{0,20}\b(?:the|a|an|our|your) (?:the|a|an|our|your)\b.{0,20}/gi],
];
const faultsOf = (text: string) =>
  FAULTS.flatMap(([name, pattern]) => [...text.matchAll(pattern)].map(([found]) => `${name}: ${found}`));

test('there are at least 20 policies, each id, name and place in the order once, and some for every firm', () => {
  expect(library.length).toBeGreaterThanOrEqual(20);
  for (const key of ['id', 'name', 'order'] as const)
    expect(new Set(library.map((one) => one[key])).size).toBe(library.length);
  expect(library.filter(({ recommended }) => recommended.always).length).toBeGreaterThanOrEqual(6);
});

test('shared fields are the same in every policy but for the months between reviews', () => {
  const seen = new Map<string, string>();
  for (const { fields } of library)
    for (const field of fields.filter(({ id }) => ['companyName', 'policyOwner', 'contactAddress'].includes(id))) {
      expect(JSON.stringify(field)).toBe(seen.get(field.id) ?? JSON.stringify(field));
      seen.set(field.id, JSON.stringify(field));
    }
  expect(seen.size).toBe(3);
});

test('a policy that is named in another one exists', () => {
  const names = library.map(({ name }) => name);
  const named = library.flatMap((policy) =>
    [...filled(policy).matchAll(/\*([^*\n]+)\* policy/g)].map(([, name]) => ({ in: policy.id, name })),
  );
  expect(named.filter(({ name }) => !names.includes(name ?? ''))).toEqual([]);
});

describe.each(library.map((policy) => [policy.id, policy] as const))('%s', (_, policy) => {
  test('has two to six pages', () => {
    const words = wordsOf(filled(policy));
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1900);
  });

  test('has all sections in their order, with three to seven of its own, whatever is chosen', () => {
    for (const values of variants(policy)) {
      const found = headings(filled(policy, values));
      expect(found.slice(0, 2)).toEqual(FIRST);
      expect(found.slice(-4)).toEqual(LAST);
      expect(found.length - 6).toBeGreaterThanOrEqual(3);
      expect(found.length - 6).toBeLessThanOrEqual(7);
      expect(new Set(found).size).toBe(found.length);
    }
  });

  test('says who does what in a table of at least three rows', () => {
    const section = filled(policy).split('## Who does what')[1]?.split('\n## ')[0] ?? '';
    expect(section).toContain('| Who | What they do |\n|---|---|\n');
    expect(section.match(/^\| [^|]+ \| [^|]+ \|$/gm)?.length).toBeGreaterThanOrEqual(4);
  });

  test('reads well whatever is chosen', () => {
    for (const values of variants(policy)) expect(faultsOf(filled(policy, values)), JSON.stringify(values)).toEqual([]);
  });

  test('keeps to the small part of Markdown, without leftovers', () => {
    const text = filled(policy);
    expect(text).not.toMatch(/[<>`]|^#(?!##? )|^#{4}|^[ \t]+[-*]/m);
    expect([...text.matchAll(/\]\(([^)]*)\)/g)].filter(([, address]) => !address?.startsWith('https://'))).toEqual([]);
    expect(text).not.toMatch(/\b(?:lorem|ipsum|todo|tbd|fixme|placeholder|xxx)\b/i);
    expect(text, 'straight quotation marks').not.toMatch(/["']/);
  });
});

describe('the reader', () => {
  const [first] = library;
  const shared = first?.fields ?? [];
  const head = (id: string, fields: string) =>
    `---\nid: ${id}\nname: Sample\npurpose: A policy that is here to be refused by the reader.\naudience: Everybody\nreviewMonths: 12\nversion: 1\norder: 1\nstandards: { nistCsf: [GV.PO-01], cisaCpg: [] }\nrecommended: { always: false, goals: [], industries: [] }\ncommonFields: [companyName, nobody]\nfields:\n${fields}---\n`;
  const yesNo = (id: string) =>
    `  - { id: ${id}, type: yes-no, label: Is it so, help: Choose yes where it is so., default: true }\n`;
  const four = ['one', 'two', 'three', 'four'].map(yesNo).join('');

  test('names the file and everything wrong between text and fields', () => {
    const body = '{{missing}} {{one}} {{#two.half}}x{{/two.half}} {{#companyName}}x{{/companyName}}';
    expect(() => readPolicy('sample.md', head('other', four) + body, shared)).toThrow(
      'content/policies/sample.md: the id is other; nobody is not a common field; {{missing}} is not a field; {{one}} is a yes/no and has no text of its own; two has no options; a text such as companyName cannot be a condition; the field three is not used; the field four is not used',
    );
  });

  test.each([
    ['no front matter', 'Text', 'there is no front matter'],
    [
      'a default out of bounds',
      head(
        'sample',
        `${four}  - { id: five, type: number, label: Days, help: How many days it takes., default: 9, min: 1, max: 5, unit: { one: day, many: days } }\n`,
      ),
      'the default of five: Please enter a whole number',
    ],
    ['an unknown subcategory', head('sample', four).replace('GV.PO-01', 'GV.PO-09'), 'nistCsf'],
    ['a raw value', `${head('sample', four)}\n{{{one}}}`, 'line 2: {{one}} is not understood'],
    ['a section left open', `${head('sample', four)}{{#one}}`, 'Unclosed section'],
  ])('refuses %s', (_, text, words) => {
    expect(() => readPolicy('sample.md', text, shared)).toThrow(words);
  });
});
