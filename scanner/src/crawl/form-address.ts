import { isDeniedForm } from '../forms/denied-form.ts';
import { fillForm } from '../forms/fill-form.ts';
import type { HtmlForm } from '../html/html-page.ts';

const SENSITIVE = new Set(['password', 'file']);

/** The address that a GET form leads to when filled with harmless values; null for forms that must not be sent. */
export function addressOfForm(form: HtmlForm): string | null {
  if (form.method !== 'GET' || form.fields.some(({ type }) => SENSITIVE.has(type)) || isDeniedForm(form)) return null;
  const url = new URL(form.action);
  url.search = '';
  const hidden = new Map(form.fields.map(({ name, value }) => [name, value]));
  for (const { name, type, value, isToken } of fillForm(form, form.action).fields)
    if (type !== 'submit') url.searchParams.append(name, isToken ? (hidden.get(name) ?? '') : value);
  return url.href;
}
