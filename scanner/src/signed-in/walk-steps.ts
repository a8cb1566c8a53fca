import { isTokenField } from '../forms/token-field.ts';
import { redirectOf } from '../guard/exchange.ts';
import { readHtml } from '../html/read-html.ts';
import type { SignInStep, SignInWaySettings } from './access.ts';
import { codeAt } from './one-time-code.ts';
import type { Ask } from './session.ts';
import { SignInError } from './sign-in-error.ts';

type StepsWay = Extract<SignInWaySettings, { kind: 'steps' }>;

const MAX_REDIRECTS = 5;

/** Repeats recorded requests one by one; secrets stand in for their placeholders, and tokens of forms are those of the page before. */
export async function walkSteps(way: StepsWay, ask: Ask, now: () => number): Promise<void> {
  let tokens = new Map<string, string>();
  for (const step of way.steps) {
    const value = (text: string) =>
      text.replace(/\{(user|password|code)\}/g, (_, name: string) => {
        if (name === 'user') return way.user;
        if (name === 'password') return way.password;
        if (way.totpSecret === undefined) throw new SignInError('STEP');
        return codeAt(way.totpSecret, now());
      });
    const fields = (step.fields ?? []).map((field) => ({
      name: field.name,
      value: tokens.get(field.name) ?? value(field.value),
    }));
    let exchange = await ask(step.url, requestOf(step, fields));
    for (let turn = 0; turn < MAX_REDIRECTS; turn += 1) {
      const next = redirectOf(exchange);
      if (next === null || new URL(next).origin !== new URL(step.url).origin) break;
      exchange = await ask(next, {});
    }
    if (exchange.status >= 400) throw new SignInError('STEP');
    const forms = readHtml(exchange.body.toString('utf8'), exchange.url).forms;
    tokens = new Map(
      forms.flatMap((form) => form.fields.filter(isTokenField).map(({ name, value: own }) => [name, own])),
    );
  }
}

function requestOf({ method, encoding }: SignInStep, fields: readonly { name: string; value: string }[]) {
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
