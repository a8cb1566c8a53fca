import type { HtmlForm } from '../html/html-page.ts';

const DEFAULTS: Readonly<Record<string, string>> = {
  email: 'visitor@example.com',
  number: '1',
  tel: '5550100',
  url: 'https://example.com/',
  date: '2024-01-01',
  search: 'test',
  text: 'test',
};
const SENSITIVE = new Set(['password', 'file']);

/** The address that a GET form leads to when filled with harmless values; null for forms that must not be sent. */
export function addressOfForm(form: HtmlForm): string | null {
  if (form.method !== 'GET' || form.fields.some(({ type }) => SENSITIVE.has(type))) return null;
  const url = new URL(form.action);
  url.search = '';
  for (const { name, type, value } of form.fields) {
    if (name === '' || type === 'submit' || type === 'button' || type === 'image' || type === 'reset') continue;
    url.searchParams.append(name, value === '' ? (DEFAULTS[type] ?? '') : value);
  }
  return url.href;
}
