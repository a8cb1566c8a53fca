import type { z } from 'zod';
import { fillForm } from '../forms/fill-form.ts';
import { formBody } from '../forms/form-body.ts';
import type { Exchange } from '../guard/exchange.ts';
import { redirectOf } from '../guard/exchange.ts';
import type { HtmlForm } from '../html/html-page.ts';
import { readHtml } from '../html/read-html.ts';
import type { formWaySchema } from './access.ts';
import { codeAt } from './one-time-code.ts';
import type { Ask } from './session.ts';
import { SignInError } from './sign-in-error.ts';

type FormWay = z.infer<typeof formWaySchema>;

const MAX_REDIRECTS = 5;

/** Fills in the sign-in form and sends it as a browser does, and the code where the page that follows asks for one. */
export async function sendSignInForm(way: FormWay, ask: Ask, now: () => number): Promise<void> {
  const page = await followed(ask, await ask(way.page, {}));
  const form = formWith(page, way.passwordField) ?? formWith(page, way.userField);
  if (form === undefined) throw new SignInError('NO_FORM');
  const values = new Map([
    [way.userField, way.user],
    [way.passwordField, way.password],
  ]);
  const answer = await send(ask, form, page, withCode(values, form, way, now));
  if (form.fields.some(({ name }) => name === way.codeField)) return;
  // Some ask for name and password on two pages, many for a code on the next.
  if (!form.fields.some(({ name }) => name === way.passwordField)) {
    const second = formWith(answer, way.passwordField);
    if (second === undefined) throw new SignInError('NO_FORM');
    await codePage(way, ask, await send(ask, second, answer, withCode(values, second, way, now)), now);
    return;
  }
  await codePage(way, ask, answer, now);
}

async function codePage(way: FormWay, ask: Ask, page: Exchange, now: () => number): Promise<void> {
  if (way.totpSecret === undefined) return;
  const form = way.codeField === undefined ? guessCodeForm(page) : formWith(page, way.codeField);
  if (form === undefined) return;
  await send(ask, form, page, withCode(new Map(), form, way, now));
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

async function send(ask: Ask, form: HtmlForm, page: Exchange, values: ReadonlyMap<string, string>): Promise<Exchange> {
  if (form.captcha === true) throw new SignInError('RIDDLE');
  const filled = fillForm(form, page.url);
  const fields = filled.fields.map((field) => {
    const own = form.fields.find(({ name, type }) => name === field.name && type === field.type);
    // Tokens as the page has them just now.
    return { ...field, value: values.get(field.name) ?? (field.isToken ? (own?.value ?? '') : field.value) };
  });
  if (form.method === 'GET') throw new SignInError('NO_FORM');
  const { contentType, body } = formBody(filled.encoding, fields);
  const origin = new URL(page.url).origin;
  const headers = { 'content-type': contentType, origin, referer: page.url };
  return followed(ask, await ask(form.action, { method: 'POST', headers, body }));
}

async function followed(ask: Ask, first: Exchange): Promise<Exchange> {
  let exchange = first;
  for (let turn = 0; turn < MAX_REDIRECTS; turn += 1) {
    const next = redirectOf(exchange);
    if (next === null || new URL(next).origin !== new URL(exchange.url).origin) return exchange;
    exchange = await ask(next, {});
  }
  return exchange;
}
