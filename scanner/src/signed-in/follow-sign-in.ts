import { formBody } from '../forms/form-body.ts';
import { type Exchange, mediaTypeOf, redirectOf } from '../guard/exchange.ts';
import type { GuardedRequest } from '../guard/guarded-client.ts';
import { readHtml } from '../html/read-html.ts';
import type { Ask } from './session.ts';
import type { SignInTrail } from './sign-in-trail.ts';

/** From a website to its identity provider and back, each with redirects of its own. */
const MAX_TURNS = 12;
/** Shorter values stand in texts by chance. */
const SHORTEST_HANDED = 12;
/** What an identity provider and a website hand each other by a form (OAuth 2.0 Form Post Response Mode; SAML 2.0 Bindings, 3.5; WS-Federation). */
const HANDED_OVER = /^(?:SAML(?:Request|Response)|wresult|code|id_token|access_token|response|error)$/;
/** What of it lets in the one who has it; beside these, CAS hands over tickets. */
const LETS_IN = /^(?:SAMLResponse|wresult|code|id_token|access_token|response|ticket|token)$/;

type Next = { readonly url: string; readonly request: GuardedRequest; readonly handed: readonly string[] };

/**
 * Follows an answer of a sign-in as a browser does: redirects, and the forms that a page submits without being asked. Ends with the last
 * answer, or, noted in the trail, before an origin that nobody named.
 */
export async function followSignIn(ask: Ask, first: Exchange, trail: SignInTrail): Promise<Exchange> {
  let exchange = first;
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const next = nextOf(exchange);
    if (next === null) return exchange;
    const { origin } = new URL(next.url);
    if (!trail.origins.has(origin)) {
      trail.leftTo ??= origin;
      return exchange;
    }
    if (origin !== new URL(exchange.url).origin)
      for (const value of next.handed) if (value.length >= SHORTEST_HANDED) trail.handed.add(value);
    exchange = await ask(next.url, next.request);
  }
  return exchange;
}

function nextOf(exchange: Exchange): Next | null {
  const target = redirectOf(exchange);
  if (target !== null) return { url: target, request: {}, handed: lettingIn([...new URL(target).searchParams]) };
  if (exchange.status >= 400 || !/html/.test(mediaTypeOf(exchange))) return null;
  const [form, ...others] = readHtml(exchange.body.toString('utf8'), exchange.url).forms;
  if (form === undefined || others.length > 0 || form.method !== 'POST') return null;
  const fields = form.fields.filter(({ name, type }) => name !== '' && type !== 'submit');
  const isHandOver = fields.every(({ type }) => type === 'hidden') && fields.some(({ name }) => HANDED_OVER.test(name));
  if (!isHandOver) return null;
  const { contentType, body } = formBody('urlencoded', fields);
  const headers = { 'content-type': contentType, origin: new URL(exchange.url).origin, referer: exchange.url };
  return {
    url: form.action,
    request: { method: 'POST', headers, body },
    handed: lettingIn(fields.map(({ name, value }) => [name, value])),
  };
}

const lettingIn = (pairs: readonly (readonly [string, string])[]): readonly string[] =>
  pairs.flatMap(([name, value]) => (LETS_IN.test(name) ? [value] : []));
