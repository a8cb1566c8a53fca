import { fillPolicy } from '@portal/domain/policies/fill-policy.ts';
import { clausesIn } from '@portal/domain/policies/policy-clause.ts';
import type { FieldValue, FieldValues, PolicyField } from '@portal/domain/policies/policy-field.ts';
import { wordsOf } from '@portal/domain/policies/reading-minutes.ts';
import { describe, expect, test } from 'vitest';
import { readInterview } from './interview.ts';
import { type LibraryPolicy, readPolicy, readPolicyLibrary } from './policy-library.ts';
import { readPolicyTerms } from './policy-terms.ts';

const library = readPolicyLibrary('en');
const FIRST = ['For everyone', 'Purpose', 'Scope', 'Rules'];
const LAST = ['Who does what', 'Exceptions', 'When this policy is broken', 'Review', 'Terms'];
/** What staff reads and signs takes about a minute. */
const MAX_EVERYONE = 250;
/** The review's terms that auditors and insurers search for (policies-and-training, D1), each found in the library. */
const AUDITORS_TERMS = [
  ...['MFA', '2FA', 'multi-factor', 'two-factor', 'phishing-resistant', 'least privilege', 'need to know'],
  ...[
    'separation of duties',
    'risk assessment',
    'risk register',
    'risk treatment',
    'inventory',
    'RTO',
    'recovery time',
  ],
  ...[
    'RPO',
    'recovery point',
    'EDR',
    'endpoint detection',
    'antivirus',
    'onboarding',
    'offboarding',
    'confidentiality',
  ],
  ...['integrity', 'availability', 'vendor', 'third party', 'processor', 'DPA', 'data processing agreement'],
  ...['data subject', 'penetration test', 'segmentation', 'in transit', 'at rest', 'NDA', 'confidentiality agreement'],
  ...[
    'background check',
    'screening',
    'SSO',
    'service account',
    'intellectual property',
    'root cause',
    'lessons learned',
  ],
  ...['ransomware', 'threat intelligence', 'GDPR', 'PCI', 'NIS2', 'ISO 27001', 'SOC 2'],
];
/** Reading the parts for everyone of the policies that every firm should have takes at most so long. */
const MAX_STANDARD_MINUTES = 30;

const filled = ({ template, fields }: LibraryPolicy, values: FieldValues = {}) => fillPolicy(template, fields, values);
const everyoneOf = (markdown: string) => markdown.split('## For everyone')[1]?.split('\n## ')[0] ?? '';
const WORDS_A_MINUTE = 220;
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
  ['field left', /\{\{|\}\}/g],
  ['double space', /\S {2,}|[ \t]$/gm],
  ['empty heading', /^(#+) .+\n+(?=\1 |## |$(?![\s\S]))/gm],
  ['empty entry', /^(?:[-*]|\d+\.)[ \t]*$|\|[ \t]*\|/gm],
  ['two lists in a row', /^- .+\n\n- .+/gm],
  ['space before a mark', / [,.;:]/g],
  ['small letter after a full stop', /[a-z][.?!] [a-z]|\.\./g],
  ['paragraph that begins small', /\n\n[a-z]/g],
  ['article twice', /\b(?:the|a|an|our|your) (?:the|a|an|our|your)\b/gi],
];
const AROUND = 20;
const faultsOf = (text: string) =>
  FAULTS.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map(
      ({ 0: found, index }) => `${name}: ${text.slice(Math.max(0, index - AROUND), index + found.length + AROUND)}`,
    ),
  );

test('what is wrong with a text is found, and shown with what stands around it', () => {
  expect(faultsOf('## One\n\nSome  words of the the firm.')).toEqual([
    'double space: ## One\n\nSome  words of the the fir',
    'article twice: One\n\nSome  words of the the firm.',
  ]);
});

test('there are at least 20 policies, each id, name and place in the order once, and some for every firm', () => {
  expect(library.length).toBeGreaterThanOrEqual(20);
  for (const key of ['id', 'name', 'order'] as const)
    expect(new Set(library.map((one) => one[key])).size).toBe(library.length);
  expect(library.filter(({ recommended }) => recommended.always).length).toBeGreaterThanOrEqual(6);
});

test('every word that auditors search for stands in a policy, and every term that policies explain is explained once', () => {
  const texts = library
    .map((policy) => filled(policy))
    .join('\n')
    .toLowerCase();
  expect(AUDITORS_TERMS.filter((term) => !texts.includes(term.toLowerCase()))).toEqual([]);
  const ids = readPolicyTerms('en').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('no number and no clause is given twice', () => {
  const numbers = library.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const clauses = library.flatMap((policy) => policy.clauses.map(({ id }) => id));
  expect(new Set(clauses).size).toBe(clauses.length);
});

test('every question of the interview is asked by a policy', () => {
  const used = new Set(library.flatMap(({ fields }) => fields.map(({ id }) => id)));
  expect(readInterview('en').asked.filter(({ field }) => !used.has(field.id))).toEqual([]);
});

test('what everyone reads of the standard set takes half an hour at most', () => {
  const words = library
    .filter(({ recommended }) => recommended.always)
    .reduce((sum, policy) => sum + wordsOf(everyoneOf(filled(policy))), 0);
  expect(words / WORDS_A_MINUTE).toBeLessThanOrEqual(MAX_STANDARD_MINUTES);
});

test('a policy that is named in another one exists', () => {
  const names = library.map(({ name }) => name);
  const named = library.flatMap((policy) =>
    [...filled(policy).matchAll(/\*([^*\n]+)\* policy/g)].map(([, name]) => ({ in: policy.id, name })),
  );
  expect(named.filter(({ name }) => !names.includes(name ?? ''))).toEqual([]);
});

describe.each(library.map((policy) => [policy.id, policy] as const))('%s', (_, policy) => {
  test('has three to seven pages, and a part for everyone that is read in a minute', () => {
    const words = wordsOf(filled(policy));
    expect(words).toBeGreaterThanOrEqual(800);
    expect(words).toBeLessThanOrEqual(2200);
    for (const values of variants(policy))
      expect(wordsOf(everyoneOf(filled(policy, values)))).toBeLessThanOrEqual(MAX_EVERYONE);
  });

  test('has all sections in their order, whatever is chosen', () => {
    for (const values of variants(policy)) {
      const found = headings(filled(policy, values));
      expect(found.slice(0, FIRST.length)).toEqual(FIRST);
      expect(found.slice(-LAST.length)).toEqual(LAST);
      expect(new Set(found).size).toBe(found.length);
    }
  });

  test('says below each clause whose duty it is, how often, and what proves it', () => {
    const text = filled(policy);
    for (const { id } of clausesIn(text)) {
      const clause = text.split(new RegExp(`^### ${id} .*$`, 'm'))[1]?.split(/^#{2,3} /m)[0] ?? '';
      expect(clause, id).toMatch(/^\n\n\*\*(Must|Should)\*\* · Owner: .+ · How often: .+ · Record: .+\n/);
      expect(clause, id).toMatch(/\b(must|should)\b/);
    }
  });

  test('says who does what, each person once', () => {
    const one = Object.fromEntries(
      policy.fields.filter(({ type }) => type === 'person').map(({ id }) => [id, 'Ann Lee'] as const),
    );
    const text = filled(policy, one);
    const section = text.split('## Who does what')[1]?.split('\n## ')[0] ?? '';
    expect(section).toContain('| Who | What they do |\n|---|---|\n');
    expect(section.match(/^\| Ann Lee \|/gm)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(text).not.toMatch(/Ann Lee and Ann Lee|Ann Lee (?:tells|asks) Ann Lee/);
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
  const shared = readInterview('en').fields;
  const clause = (id: string, changes = '') =>
    `  - { id: ${id}, duty: must, owner: itSupport, every: Once a year, record: The dated list, anchors: { csf: [PR.AA-05] }${changes} }\n`;
  const six = [1, 2, 3, 4, 5, 6].map((number) => clause(`SAM-${number}`)).join('');
  const head = (changes: { id?: string; clauses?: string; interview?: string; terms?: string; fields?: string } = {}) =>
    `---\nid: ${changes.id ?? 'sample'}\nnumber: SAM\nname: Sample\npurpose: A policy that is here to be refused by the reader.\naudience: Everyone\nclassification: Internal\nreviewMonths: 12\nversion: 1\norder: 1\nrecommended: { always: false, goals: [], industries: [] }\ninterview: [${changes.interview ?? 'itSupport, securityLead'}]\nterms: [${changes.terms ?? ''}]\nfields: ${changes.fields ?? '[]'}\nroles:\n  - { field: itSupport, does: Sets everything up. }\n  - { field: securityLead, does: Reviews the policy. }\nclauses:\n${changes.clauses ?? six}questions:\n${question}${question}---\n`;
  const question =
    '  - { ask: What is to be done now?, options: [One, Two, Three], right: 0, why: Because it is so. }\n';
  const body = [1, 2, 3, 4, 5, 6]
    .map((number) => `### SAM-${number} Title\n\nIT must do it every {{reviewMonths}}.\n`)
    .join('\n');
  const read = (text: string) => readPolicy('sample.md', text, shared);

  test('puts roles, clauses and terms into the text', () => {
    const { source } = read(`${head({ terms: 'mfa' })}${body}\n## Exceptions\n\nNone.\n`);
    expect(source).toContain(
      '**Must** · Owner: IT support ({{itSupport}}) · How often: once a year · Record: the dated list',
    );
    expect(source).toContain('| {{securityLead}} | **Security lead:** Reviews the policy. |');
    expect(source).toMatch(/## Terms\n\n- \*\*Multi-factor authentication \(MFA, 2FA\):\*\*/);
  });

  test('has a row of who does what only where its condition holds', () => {
    const roles = head({ interview: 'itSupport, securityLead, onePersonPays' }).replace(
      'does: Reviews the policy. }',
      'unless: onePersonPays, does: Reviews the policy. }\n  - { field: securityLead, when: onePersonPays, does: Does all of it. }',
    );
    const policy = read(`${roles}${body}\n## Exceptions\n\nNone.\n`);
    expect(filled(policy)).toContain('**Security lead:** Reviews the policy. |\n\n## Exceptions');
    expect(filled(policy, { onePersonPays: true })).toContain('**Security lead:** Does all of it. |\n\n## Exceptions');
  });

  test('names the file and everything wrong between text, clauses and fields', () => {
    const text = `${head({ id: 'other', interview: 'itSupport, securityLead, nobody', terms: 'no-term' })}${body.replace('SAM-6', 'SAM-7')}\n{{missing}} {{itSupport}}`;
    expect(() => read(text)).toThrow(
      'content/policies/sample.md: the id is other; nobody is not a field of the interview; there is no term no-term; no heading for clause SAM-6; the clause SAM-7 is not declared; the text names the person {{itSupport}}, not the role; {{missing}} is not a field',
    );
  });

  test.each([
    ['no front matter', 'Text', 'there is no front matter'],
    [
      'a requirement that there is not',
      `${head({ clauses: six.replace('PR.AA-05', 'PR.AA-99') })}${body}`,
      'SAM-1: csf has no PR.AA-99',
    ],
    [
      'an owner that is not a person',
      `${head({ clauses: six.replace('owner: itSupport', 'owner: companyName') })}${body}`,
      'companyName is no person',
    ],
    [
      'a clause that answers no framework',
      `${head({ clauses: six.replace('{ csf: [PR.AA-05] }', '{}') })}${body}`,
      'SAM-1 answers no framework',
    ],
    [
      'a clause without a record',
      `${head({ clauses: six.replace('record: The dated list, ', '') })}${body}`,
      'clauses',
    ],
    ['a raw value', `${head()}${body}\n{{{reviewMonths}}}`, 'is not understood'],
    ['a section left open', `${head()}${body}{{#cameras}}`, 'Unclosed section'],
  ])('refuses %s', (_, text, words) => {
    expect(() => read(text)).toThrow(words);
  });
});
