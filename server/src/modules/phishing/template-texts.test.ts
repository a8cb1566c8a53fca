import { CLICK_PAGES, LEVELS, TEMPLATE_ROLES, TRICKS } from '@portal/domain/phishing/template-kinds.ts';
import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import { expect, test } from 'vitest';
import { readTemplate, readTemplates } from './templates/read-templates.ts';
import { templateDifferences } from './templates/template-differences.ts';

const TEMPLATES = [...readTemplates('en').values()];
const ALL = TEMPLATES.map((template) => [template.id, template] as const);

const strings = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
};

test('there are fifty-two, with every trick, page and role, each under its own name', () => {
  expect(TEMPLATES).toHaveLength(52);
  expect(new Set(TEMPLATES.map(({ trick }) => trick))).toEqual(new Set(TRICKS));
  expect(new Set(TEMPLATES.map(({ page }) => page))).toEqual(new Set(CLICK_PAGES));
  expect(new Set(TEMPLATES.map(({ role }) => role))).toEqual(new Set(TEMPLATE_ROLES));
  expect(new Set(TEMPLATES.map(({ name }) => name)).size).toBe(52);
});

test('those that fit everyone last 16 months at one a fortnight, two years at one in three weeks, with a good many of each level', () => {
  const forEveryone = TEMPLATES.filter(({ role }) => role === 'everyone');
  expect(forEveryone.length * 14).toBeGreaterThanOrEqual(16 * 30.5);
  expect(forEveryone.length * 21).toBeGreaterThanOrEqual(2 * 365);
  for (const level of LEVELS)
    expect(forEveryone.filter((template) => template.level === level).length, `level ${level}`).toBeGreaterThanOrEqual(
      11,
    );
});

test.each(ALL)('%s has signs for its level, and parts that look odd or good and are none', (_id, { level, mail }) => {
  const parts = [mail.from, mail.subject, ...mail.body];
  const signs = parts.filter(({ sign }) => sign).length;
  expect(signs).toBeGreaterThanOrEqual({ 1: 4, 2: 2, 3: 1 }[level]);
  expect(signs).toBeLessThanOrEqual({ 1: 9, 2: 3, 3: 2 }[level]);
  expect(parts.length - signs).toBeGreaterThanOrEqual(2);
});

test.each(LANGUAGES)('all of them are there in %s, and none holds an English part for want of one', (language) => {
  const templates = [...readTemplates(language).values()];
  expect(templates.filter((template) => template.language !== language)).toEqual([]);
  if (language === 'en') return;
  const whole = (template: unknown) => new Set(strings(template).filter((text) => text.length > 30));
  for (const template of templates) {
    const english = whole(readTemplates('en').get(template.id));
    expect(
      [...whole(template)].filter((text) => english.has(text)),
      template.id,
    ).toEqual([]);
  }
});

test('a translation with another sign is refused', () => {
  const [sample] = TEMPLATES;
  if (sample === undefined) throw new Error('There are no templates.');
  const { subject } = sample.mail;
  const other = { ...sample, mail: { ...sample.mail, subject: { ...subject, sign: !subject.sign } } };
  expect(templateDifferences(sample, sample)).toEqual([]);
  expect(templateDifferences(sample, other)).toEqual(['other parts or signs']);
});

test.each(ALL)('%s names nobody real and threatens nobody', (_id, template) => {
  const text = strings(template).join('\n');
  expect(text).not.toMatch(
    /\b(Microsoft|Google|Gmail|Outlook|Apple|iPhone|Amazon|PayPal|Netflix|Facebook|Instagram|LinkedIn|WhatsApp|DHL|FedEx|UPS|DocuSign|Dropbox|Zoom|Chase|Wells Fargo|Stripe)\b/,
  );
  expect(text).not.toMatch(/\b(TODO|FIXME|lorem|ipsum|TBD|XXX)\b/i);
  const bait = strings([template.mail.subject.text, template.mail.body]).join('\n');
  expect(bait).not.toMatch(/\b(fired|dismissed|layoffs?|bonus|pay raise|arrest(ed)?|cancer|died|funeral)\b/i);
  for (const [address] of text.matchAll(/[\w.-]+@[\w.-]+\w/g)) expect(address).toMatch(/\.example$/);
});

test.each([
  ['an unknown placeholder', { teaches: 'Hello {boss}' }, 'placeholder'],
  ['an unknown key', { brand: 'x' }, 'brand'],
  [
    'no link',
    { mail: { ...TEMPLATES[0]?.mail, body: TEMPLATES[0]?.mail.body.filter((part) => 'paragraph' in part) } },
    'exactly one',
  ],
])('a file with %s is refused by name', (_what, change, told) => {
  const [sample] = TEMPLATES;
  expect(() => readTemplate(`${sample?.id}.yaml`, { ...sample, ...change })).toThrow(told);
});
