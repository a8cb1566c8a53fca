import type { HtmlField, HtmlForm } from '../html/html-page.ts';
import type { FormPurpose } from './sent-form.ts';

const SEARCH_NAME = /^(?:q|s|query|search\w*|keywords?|term|find|suche|suchbegriff|recherche|buscar)$/i;
const PAYMENT_NAME = /card[_-]?(?:no|num|holder)|cc[_-]?(?:no|num|exp)|cvv|cvc|iban|expiry|kartennummer/i;
const CAPTCHA_NAME = /captcha|turnstile/i;
const NEWSLETTER = /newsletter|subscri|mailing|abonn/i;
const CONTACT = /contact|kontakt|enquiry|inquiry|message|nachricht|feedback|guest-?mail|anfrage/i;
/** Large fields for something that a program works on, not for words to other people. */
const MATERIAL =
  /xml|json|csv|ya?ml|html|code|script|data|sql|query|document|template|formula|translat|source|path|url/i;
const REGISTRATION = /regist|sign-?up|create-?account|join|konto|inscri/i;
const CURRENT_PASSWORD = /old|current|existing|alt|bisherig|actuel/i;
const NEW_PASSWORD = /new|change|neu|nouveau/i;
const NO_INPUT = new Set(['hidden', 'submit', 'button', 'image', 'reset']);

const isEmail = ({ name, type }: HtmlField) => type === 'email' || /mail/i.test(name);

const isForWords = ({ name, type }: HtmlField) => type === 'textarea' && !MATERIAL.test(name);

/** What people enter something into. */
const inputsOf = ({ fields }: HtmlForm) => fields.filter(({ type }) => !NO_INPUT.has(type));

/** What a form is for, by its fields and words; "other" when it has no shape that is known. */
export function purposeOf(form: HtmlForm): FormPurpose {
  const inputs = inputsOf(form);
  const words = [new URL(form.action).pathname, ...(form.labels ?? [])].join(' ');
  const passwords = inputs.filter(({ type }) => type === 'password').length;
  const has = (type: string) => inputs.some((field) => field.type === type);
  if (form.captcha || form.fields.some(({ name }) => CAPTCHA_NAME.test(name))) return 'captcha';
  if (inputs.some(({ name }) => PAYMENT_NAME.test(name))) return 'payment';
  if (passwords > 1 || (passwords === 1 && (inputs.length > 3 || REGISTRATION.test(words)))) return 'registration';
  if (passwords === 1) return 'login';
  if (inputs.some(({ name, type }) => type === 'search' || SEARCH_NAME.test(name))) return 'search';
  if (!inputs.some(isEmail)) return inputs.some(isForWords) ? 'entry' : 'other';
  if (NEWSLETTER.test(words) || inputs.length === 1) return 'newsletter';
  return has('textarea') || CONTACT.test(words) ? 'contact' : 'other';
}

/** Whether a form changes a password: such a form is never sent. */
export function changesPassword(form: HtmlForm): boolean {
  const passwords = form.fields.filter(({ type }) => type === 'password');
  const others = inputsOf(form).filter(({ type }) => type !== 'password' && type !== 'checkbox');
  if (passwords.length === 0) return false;
  if (passwords.length > 1 && others.length === 0) return true;
  return (
    passwords.some(({ name }) => CURRENT_PASSWORD.test(name)) && passwords.some(({ name }) => NEW_PASSWORD.test(name))
  );
}
