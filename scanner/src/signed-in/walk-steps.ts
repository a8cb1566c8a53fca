import { isTokenField } from '../forms/token-field.ts';
import type { HtmlForm } from '../html/html-page.ts';
import { readHtml } from '../html/read-html.ts';
import type { SignInStep, SignInWaySettings } from './access.ts';
import { followSignIn } from './follow-sign-in.ts';
import { codeAt } from './one-time-code.ts';
import type { Ask } from './session.ts';
import { SignInError } from './sign-in-error.ts';
import { holdsSecret, type SignInTrail } from './sign-in-trail.ts';

type StepsWay = Extract<SignInWaySettings, { kind: 'steps' }>;
type Fields = readonly { readonly name: string; readonly value: string }[];

/**
 * Repeats recorded requests one by one; secrets stand in for their placeholders, and tokens of forms, and the address that a form is sent
 * to, are those of the page before.
 */
export async function walkSteps(way: StepsWay, ask: Ask, trail: SignInTrail, now: () => number): Promise<void> {
  let forms: readonly HtmlForm[] = [];
  for (const step of way.steps) {
    const form = forms.find((one) => isSentBy(one, step));
    const url = form?.action ?? step.url;
    const { origin } = new URL(url);
    if (holdsSecret(step) && origin !== trail.secretOrigin) throw new SignInError('OTHER_ADDRESS');
    const request = requestOf(step, filled(step, way, forms, now));
    const exchange = await followSignIn(ask, await ask(url, request), trail);
    if (exchange.status >= 400) throw new SignInError('STEP');
    forms = readHtml(exchange.body.toString('utf8'), exchange.url).forms;
  }
}

/** Identity providers write into the address of a form which sign-in it belongs to. */
function isSentBy(form: HtmlForm, { method, url }: SignInStep): boolean {
  const [sent, recorded] = [new URL(form.action), new URL(url)];
  return method === form.method && sent.origin === recorded.origin && sent.pathname === recorded.pathname;
}

function filled(step: SignInStep, way: StepsWay, forms: readonly HtmlForm[], now: () => number): Fields {
  const tokens = new Map(
    forms.flatMap((form) => form.fields.filter(isTokenField).map(({ name, value }) => [name, value])),
  );
  const value = (text: string) =>
    text.replace(/\{(user|password|code)\}/g, (_, name: string) => {
      if (name === 'user') return way.user;
      if (name === 'password') return way.password;
      if (way.totpSecret === undefined) throw new SignInError('STEP');
      return codeAt(way.totpSecret, now());
    });
  return (step.fields ?? []).map((field) => ({
    name: field.name,
    value: tokens.get(field.name) ?? value(field.value),
  }));
}

function requestOf({ method, encoding }: SignInStep, fields: Fields) {
  if (method === 'GET') return {};
  if (encoding === 'json')
    return {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value]))),
    };
  const body = new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString();
  return { method, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body };
}
