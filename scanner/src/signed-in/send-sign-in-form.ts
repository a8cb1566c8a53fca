import type { z } from 'zod';
import { isScriptBuilt } from '../crawl/script-built.ts';
import { fillForm } from '../forms/fill-form.ts';
import { formBody } from '../forms/form-body.ts';
import type { Exchange } from '../guard/exchange.ts';
import type { HtmlForm } from '../html/html-page.ts';
import { readHtml } from '../html/read-html.ts';
import type { formWaySchema } from './access.ts';
import { followSignIn } from './follow-sign-in.ts';
import { codeAt } from './one-time-code.ts';
import type { Ask } from './session.ts';
import { SignInError } from './sign-in-error.ts';
import type { SignInTrail } from './sign-in-trail.ts';

type FormWay = z.infer<typeof formWaySchema>;

/**
 * Fills in the sign-in form and sends it as a browser does, and the code where the page that follows asks for one. The form may stand at an
 * origin of the trail that its page leads to.
 */
export async function sendSignInForm(way: FormWay, ask: Ask, trail: SignInTrail, now: () => number): Promise<void> {
  const page = await followSignIn(ask, await ask(way.page, {}), trail);
  const form = formWith(page, way.passwordField) ?? formWith(page, way.userField);
  if (form === undefined) throw new SignInError(isBuiltByScript(page) ? 'BUILT_BY_SCRIPT' : 'NO_FORM');
  const sending = { way, ask, trail };
  const values = new Map([
    [way.userField, way.user],
    [way.passwordField, way.password],
  ]);
  const answer = await send(sending, form, page, withCode(values, form, way, now));
  if (form.fields.some(({ name }) => name === way.codeField)) return;
  // Some ask for name and password on two pages, many for a code on the next.
  if (!form.fields.some(({ name }) => name === way.passwordField)) {
    const second = formWith(answer, way.passwordField) ?? formsOf(answer).find(asksPassword);
    const field = second?.fields.find(({ name }) => name === way.passwordField) ?? second?.fields.find(isPassword);
    if (second === undefined || field === undefined) throw new SignInError('NO_FORM');
    const next = new Map([
      [way.userField, way.user],
      [field.name, way.password],
    ]);
    await codePage(sending, await send(sending, second, answer, withCode(next, second, way, now)), now);
    return;
  }
  await codePage(sending, answer, now);
}

/** Whether there is nothing to fill in because scripts make it in a browser; a password is not typed into what they load. */
function isBuiltByScript(exchange: Exchange): boolean {
  const html = exchange.body.toString('utf8');
  const page = readHtml(html, exchange.url);
  const hasField = page.forms.some(({ fields }) => fields.some(({ type }) => TYPED.has(type)));
  return exchange.status < 400 && page.scripts.length > 0 && (!hasField || isScriptBuilt(page, html));
}

const TYPED: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'password']);

const isPassword = ({ type }: HtmlForm['fields'][number]) => type === 'password';
const asksPassword = ({ method, fields }: HtmlForm) => method === 'POST' && fields.some(isPassword);

type Sending = { readonly way: FormWay; readonly ask: Ask; readonly trail: SignInTrail };

async function codePage(sending: Sending, page: Exchange, now: () => number): Promise<void> {
  const { way } = sending;
  if (way.totpSecret === undefined) return;
  const form = way.codeField === undefined ? guessCodeForm(page) : formWith(page, way.codeField);
  if (form === undefined) return;
  await send(sending, form, page, withCode(new Map(), form, way, now));
}

function withCode(
  values: ReadonlyMap<string, string>,
  form: HtmlForm,
  { codeField, totpSecret }: FormWay,
  now: () => number,
): ReadonlyMap<string, string> {
  const field = codeField ?? codeFieldOf(form)?.name;
  const isAsked = field !== undefined && form.fields.some(({ name }) => name === field);
  if (!isAsked || totpSecret === undefined) return values;
  return new Map([...values, [field, codeAt(totpSecret, now())]]);
}

const CODE_NAME =
  /otp|totp|mfa|2fa|two.?factor|one.?time|(?:^|[^a-z])(?:code|token)$|verification.?code|security.?code/i;

/** The field in which a code of an authenticator app is entered. */
export const codeFieldOf = (form: HtmlForm) =>
  form.fields.find(({ name, type }) => ['text', 'tel', 'number', 'password'].includes(type) && CODE_NAME.test(name));

const guessCodeForm = (page: Exchange) => formsOf(page).find((form) => codeFieldOf(form) !== undefined);

const formsOf = (page: Exchange) => readHtml(page.body.toString('utf8'), page.url).forms;

const formWith = (page: Exchange, field: string) =>
  formsOf(page).find((form) => form.fields.some(({ name }) => name === field));

async function send(
  { way, ask, trail }: Sending,
  form: HtmlForm,
  page: Exchange,
  values: ReadonlyMap<string, string>,
): Promise<Exchange> {
  if (form.captcha === true) throw new SignInError('RIDDLE');
  const filled = fillForm(form, page.url);
  const fields = filled.fields.map((field) => {
    const own = form.fields.find(({ name, type }) => name === field.name && type === field.type);
    // Tokens as the page has them just now.
    return { ...field, value: values.get(field.name) ?? (field.isToken ? (own?.value ?? '') : field.value) };
  });
  if (form.method === 'GET') throw new SignInError('NO_FORM');
  const target = new URL(form.action).origin;
  if (!trail.origins.has(target)) throw new SignInError('OTHER_HOST', target);
  const isSecret = fields.some(({ name }) => name !== way.userField && values.has(name));
  if (isSecret && target !== trail.secretOrigin) throw new SignInError('OTHER_ADDRESS');
  const { contentType, body } = formBody(filled.encoding, fields);
  const origin = new URL(page.url).origin;
  const headers = { 'content-type': contentType, origin, referer: page.url };
  return followSignIn(ask, await ask(form.action, { method: 'POST', headers, body }), trail);
}
