import { CLICK_PAGES, LEVELS, TEMPLATE_ROLES, TRICKS } from '@portal/domain/phishing/template-kinds.ts';
import { expect, test } from 'vitest';
import { readTemplate, readTemplates } from './templates/read-templates.ts';

const TEMPLATES = [...readTemplates().values()];
const ALL = TEMPLATES.map((template) => [template.id, template] as const);

const strings = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
};

test('there are forty, with every trick, page and role, and enough of each level for two years', () => {
  expect(TEMPLATES).toHaveLength(40);
  expect(new Set(TEMPLATES.map(({ trick }) => trick))).toEqual(new Set(TRICKS));
  expect(new Set(TEMPLATES.map(({ page }) => page))).toEqual(new Set(CLICK_PAGES));
  expect(new Set(TEMPLATES.map(({ role }) => role))).toEqual(new Set(TEMPLATE_ROLES));
  for (const level of LEVELS)
    expect(TEMPLATES.filter((template) => template.level === level).length).toBeGreaterThanOrEqual(12);
  expect(new Set(TEMPLATES.map(({ name }) => name)).size).toBe(40);
});

test.each(ALL)('%s has signs for its level, and parts that look odd or good and are none', (_id, { level, mail }) => {
  const parts = [mail.from, mail.subject, ...mail.body];
  const signs = parts.filter(({ sign }) => sign).length;
  expect(signs).toBeGreaterThanOrEqual({ 1: 4, 2: 2, 3: 1 }[level]);
  expect(signs).toBeLessThanOrEqual({ 1: 9, 2: 3, 3: 2 }[level]);
  expect(parts.length - signs).toBeGreaterThanOrEqual(2);
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
