import { z } from 'zod';
import type { PageView } from '../../checks/page-check.ts';
import type { HtmlField, HtmlForm } from '../../html/html-page.ts';
import stored from '../known-passwords.json' with { type: 'json' };

const pairSchema = z.object({ user: z.string(), password: z.string() });
/** All `signs` of a product stand in its sign-in page, in lower case. */
const listSchema = z.object({
  asOf: z.iso.date(),
  products: z.array(
    pairSchema.extend({
      name: z.string(),
      signs: z.array(z.string()).min(1),
      source: z.string().startsWith('https://'),
    }),
  ),
  otherwise: z.object({ source: z.string().startsWith('https://'), pairs: z.array(pairSchema) }),
});

/** A name and a password that makers hand out and everybody knows. */
export type KnownPair = z.output<typeof pairSchema>;

/** Which pairs are tried at a sign-in; `product` is null for one that only looks like an administrator's. */
export type SignInPage = { readonly product: string | null; readonly pairs: readonly KnownPair[] };

const KNOWN = listSchema.parse(stored);
const FOR_ADMINISTRATORS =
  /(?:^|\/)(?:admin|administrator|admin-?(?:panel|area|login)|backend|webadmin|sysadmin|control-?panel|phpmyadmin|pma|wp-login|wp-admin|luci|router)(?:[./?]|$)/i;
const DEVICE =
  /\b(?:router|modem|gateway|firewall|access point|ip camera|network storage|print server|admin(?:istration|istrator)?|control panel)\b/i;
const RIDDLE = /captcha|turnstile/i;
const WRITTEN = new Set(['text', 'email', 'tel', 'search', 'number']);
const CHOSEN = new Set(['hidden', 'submit', 'button', 'image', 'reset', 'checkbox', 'select', 'password']);

/** The field into which the user's name goes; undefined where only a password is asked. */
export const userFieldOf = <Field extends Pick<HtmlField, 'type'>>(fields: readonly Field[]): Field | undefined =>
  fields.find(({ type }) => WRITTEN.has(type));

/**
 * What may be tried at a form: null unless it asks for a name and one password and nothing else, poses no riddle, and belongs to
 * a product of the list or to a page for administrators. Where customers sign in nothing is tried.
 */
export function signInPageOf(form: HtmlForm, view: PageView): SignInPage | null {
  const { fields } = form;
  const passwords = fields.filter(({ type }) => type === 'password').length;
  const written = fields.filter(({ type }) => WRITTEN.has(type)).length;
  const hasOthers = fields.some(({ type }) => !WRITTEN.has(type) && !CHOSEN.has(type));
  if (passwords !== 1 || written > 1 || hasOthers) return null;
  if (form.captcha === true || RIDDLE.test(view.text)) return null;
  const text = view.text.toLowerCase();
  const product = KNOWN.products.find(({ signs }) => signs.every((sign) => text.includes(sign)));
  const user = userFieldOf(fields);
  const fits = (pair: KnownPair) => user?.type !== 'email' || pair.user.includes('@');
  if (product !== undefined) {
    const { name, user: own, password } = product;
    return { product: name, pairs: [{ user: own, password }].filter(fits) };
  }
  const isForAdministrators =
    FOR_ADMINISTRATORS.test(view.url.pathname) ||
    FOR_ADMINISTRATORS.test(new URL(form.action).pathname) ||
    DEVICE.test(view.page?.title ?? '');
  return isForAdministrators ? { product: null, pairs: KNOWN.otherwise.pairs.filter(fits) } : null;
}
