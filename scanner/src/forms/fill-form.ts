import type { HtmlField, HtmlForm } from '../html/html-page.ts';
import { purposeOf } from './form-purpose.ts';
import type { SentForm } from './sent-form.ts';
import { isTokenField } from './token-field.ts';

/** Never sent: buttons, and files, which are sent empty. */
const NOT_SENT = new Set(['button', 'reset', 'image']);
/** Characters of all values: each input of a form is stored with the whole of it. */
const LARGEST_FORM = 4_000;
const MAX_FIELDS = 60;

/** By what a field is called, for those whose type says nothing. The first that fits is taken. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/mail/i, 'visitor@example.com'],
  [/phone|tel|mobile|fax/i, '5550100'],
  [/zip|postal|plz/i, '12345'],
  [/city|town|ort$/i, 'Springfield'],
  [/country|land$/i, 'US'],
  [/state|region/i, 'CA'],
  [/street|address|strasse/i, '1 Main Street'],
  [/url|website|homepage|link/i, 'https://example.com/'],
  [/birth|date|datum/i, '2024-01-01'],
  [/year|jahr/i, '2024'],
  [/first|vorname/i, 'Alex'],
  [/last|surname|nachname/i, 'Example'],
  [/user|login|nick/i, 'visitor'],
  [/price|amount|number|qty|quantity|count|age|anzahl|_?id$/i, '1'],
];

const BY_TYPE: Readonly<Record<string, string>> = {
  email: 'visitor@example.com',
  tel: '5550100',
  url: 'https://example.com/',
  date: '2024-01-01',
  'datetime-local': '2024-01-01T10:00',
  time: '10:00',
  month: '2024-01',
  week: '2024-W01',
  color: '#336699',
  password: 'Not-a-Password-1',
  file: '',
};

/** For fields whose name says nothing; a search for it may find as little as one for nothing. */
export const ANY_TEXT = 'test';

/** A harmless value for something of this name. */
export const sampleByName = (name: string): string => BY_NAME.find(([shape]) => shape.test(name))?.[1] ?? ANY_TEXT;

/** The value that the scan enters into a field; null when it sends none. */
function valueFor({ name, type, value, checked, required, min, max }: HtmlField): string | null {
  if (NOT_SENT.has(type)) return null;
  if (type === 'checkbox') return checked || required ? value || 'on' : null;
  if (type === 'radio') return value || 'on';
  if (value !== '' || type === 'hidden' || type === 'submit' || type === 'select') return value;
  if (type === 'number' || type === 'range') return min ?? (max !== undefined && Number(max) < 1 ? max : '1');
  if ((type === 'date' || type === 'month' || type === 'time') && min) return min;
  return BY_TYPE[type] ?? sampleByName(name);
}

/** The form as it is sent from the page, with every field filled by its type and name. Values beyond a size are fetched anew, like tokens. */
export function fillForm(form: HtmlForm, page: string): SentForm {
  let size = 0;
  const fields = form.fields
    .filter(isChosen)
    .slice(0, MAX_FIELDS)
    .flatMap((field) => {
      const value = valueFor(field);
      if (value === null) return [];
      size += value.length;
      const isToken = isTokenField(field) || size > LARGEST_FORM;
      return [{ name: field.name, type: field.type, value: isToken ? '' : value, isToken }];
    });
  return { page, action: form.action, encoding: form.encoding ?? 'urlencoded', purpose: purposeOf(form), fields };
}

/** One button and one of each group of radio buttons, as a browser sends them. */
function isChosen(field: HtmlField, index: number, fields: readonly HtmlField[]): boolean {
  if (field.name === '') return false;
  if (field.type === 'submit') return fields.findIndex(({ type, name }) => type === 'submit' && name !== '') === index;
  if (field.type !== 'radio') return true;
  const group = fields.filter(({ type, name }) => type === 'radio' && name === field.name);
  return (group.find(({ checked }) => checked) ?? group[0]) === field;
}

/** The tokens that the site puts into this form now: by name, from a page that was read again; null when the form is gone. */
export function freshTokens(form: SentForm, forms: readonly HtmlForm[]): ReadonlyMap<string, string> | null {
  const names = (fields: readonly { name: string }[]) => new Set(fields.map(({ name }) => name));
  const own = names(form.fields);
  const same = forms.find(
    (other) =>
      other.method === 'POST' &&
      new URL(other.action).pathname === new URL(form.action).pathname &&
      [...own].every((name) => names(other.fields).has(name)),
  );
  if (same === undefined) return null;
  const tokens = new Set(form.fields.filter(({ isToken }) => isToken).map(({ name }) => name));
  return new Map(same.fields.filter(({ name }) => tokens.has(name)).map(({ name, value }) => [name, value]));
}
