import {
  getCsrfToken as getCsrfTokenCall,
  logFromBrowser as logFromBrowserCall,
} from '@portal/contract/portal/portal.calls.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { withoutTokens } from '../../system/without-tokens.ts';

/** Calls that belong to no module: the CSRF token and the browsers' log, whose errors are reported too. */
export const portalCalls: readonly BoundCall<Services>[] = [
  bind(getCsrfTokenCall).to(getCsrfToken),
  bind(logFromBrowserCall).to(logFromBrowser),
];

async function getCsrfToken(
  _services: object,
  caller: CallerOf<typeof getCsrfTokenCall>,
): Promise<AnswerOf<typeof getCsrfTokenCall>> {
  return { CSRFToken: caller.csrfToken() };
}

async function logFromBrowser(
  { log, errors }: Services,
  caller: CallerOf<typeof logFromBrowserCall>,
  { level, ...what }: InputOf<typeof logFromBrowserCall>,
): Promise<AnswerOf<typeof logFromBrowserCall>> {
  // As fields of a JSON line, so that a line break in a message cannot forge another entry.
  const browser = Object.fromEntries(
    Object.entries(what).map(([name, text]) => [name, text === undefined ? text : withoutTokens(text)]),
  );
  log[level]({ browser, transactionId: caller.transactionId, userId: caller.session?.userId }, 'reported by a browser');
  if (level === 'error') {
    const { message, stack = '' } = what;
    errors.report({ where: 'browser', kind: 'BrowserError', message, stack, transactionId: caller.transactionId });
  }
  return { success: true };
}
