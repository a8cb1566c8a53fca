import { isDeniedForm } from '../forms/denied-form.ts';
import { fillForm } from '../forms/fill-form.ts';
import type { HtmlForm } from '../html/html-page.ts';
import { hasDeniedWord } from './denied-link.ts';

const SENSITIVE = new Set(['password', 'file']);
/** Of one form. */
const MAX_BUTTONS = 3;

/**
 * The addresses that a GET form leads to when filled with harmless values: one for each of its named buttons, since the one that is
 * pressed is part of the question. None for forms that must not be sent.
 */
export function addressesOfForm(form: HtmlForm): readonly string[] {
  if (form.method !== 'GET' || form.fields.some(({ type }) => SENSITIVE.has(type)) || isDeniedForm(form)) return [];
  const buttons = form.fields.filter(
    ({ name, type, value }) => type === 'submit' && name !== '' && !hasDeniedWord(`${name} ${value}`),
  );
  const others = form.fields.filter(({ type }) => type !== 'submit');
  const pressed = buttons.length === 0 ? [[]] : buttons.slice(0, MAX_BUTTONS).map((button) => [button]);
  return [...new Set(pressed.map((button) => addressWith(form, [...others, ...button])))];
}

function addressWith(form: HtmlForm, fields: HtmlForm['fields']): string {
  const url = new URL(form.action);
  url.search = '';
  const hidden = new Map(form.fields.map(({ name, value }) => [name, value]));
  for (const { name, value, isToken } of fillForm({ ...form, fields }, form.action).fields)
    url.searchParams.append(name, isToken ? (hidden.get(name) ?? '') : value);
  return url.href;
}
