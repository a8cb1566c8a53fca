import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Cookie } from 'tough-cookie';
import type { Report } from '../../findings/report.ts';
import { isTokenField } from '../../forms/token-field.ts';
import type { Exchange, OpenSession } from '../../guard/exchange.ts';
import type { HtmlForm } from '../../html/html-page.ts';
import type { PageView } from '../page-check.ts';
import { isOpenSession, openSessionOf } from './open-session-cookie.ts';

const SEARCH_NAME = /^(?:q|s|query|search|keywords?|suche|filter|sort)$/i;
const NO_INPUT = new Set(['hidden', 'submit', 'button', 'image', 'reset']);

/**
 * P20: a form that changes something for a signed-in visitor, while the session cookie is sent along with requests from
 * other sites and no field holds a secret (OWASP Cross-Site Request Forgery Prevention). What the scan's account sees is judged by the
 * account's own session; elsewhere `cookies` are those the site has set so far. Forms that anybody uses without an account (search, sign-in, newsletter, contact) are left out.
 */
export function checkUnprotectedForms(view: PageView, cookies: readonly Cookie[], report: Report): void {
  if (view.page === null || view.exchange.status >= 300 || /name=["']?(?:csrf|xsrf)[-_]/i.test(view.text)) return;
  const session = sessionOf(view.exchange, cookies);
  if (session === undefined) return;
  const { cookie, isForAll } = session;
  for (const form of view.page.forms) {
    if (form.method !== 'POST' || new URL(form.action).origin !== view.url.origin) continue;
    if (hasToken(form) || isForAnybody(form)) continue;
    const action = new URL(form.action).pathname;
    report('P20', 'form-without-token', {
      url: view.exchange.url,
      exchange: view.exchange,
      place: 'path',
      subject: action,
      facts: { path: view.url.pathname, action, cookie },
      proof: '<form',
      note: noted(isForAll ? 'unprotectedFormForAll' : 'unprotectedForm', { action, cookie }),
      ...(isForAll ? {} : { further: noted('sameSiteByDefault') }),
    });
  }
}

function sessionOf({ isSignedIn, openSession }: Exchange, cookies: readonly Cookie[]): OpenSession | undefined {
  if (isSignedIn === true) return openSession;
  const open = cookies.find(isOpenSession);
  return open === undefined ? undefined : openSessionOf(open);
}

const hasToken = ({ fields }: HtmlForm) => fields.some((field) => isTokenField(field) || /captcha/i.test(field.name));

function isForAnybody({ fields }: HtmlForm): boolean {
  const inputs = fields.filter(({ type }) => !NO_INPUT.has(type));
  const has = (type: string) => inputs.some((field) => field.type === type);
  const isEmail = ({ name, type }: { name: string; type: string }) => type === 'email' || /mail/i.test(name);
  if (inputs.length === 0) return fields.every(({ type }) => type !== 'hidden');
  if (inputs.some(({ name, type }) => type === 'search' || SEARCH_NAME.test(name))) return true;
  const passwords = inputs.filter(({ type }) => type === 'password').length;
  if (passwords === 1 && inputs.length <= 3) return true;
  if (passwords === 0 && has('textarea') && inputs.some(isEmail)) return true;
  return (
    inputs.length <= 2 &&
    passwords === 0 &&
    inputs.some(isEmail) &&
    !inputs.some(({ name }) => /new|change/i.test(name))
  );
}
