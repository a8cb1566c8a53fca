import { getCsrfToken, logFromBrowser } from '@portal/contract/portal/portal.calls.ts';
import type { Logger } from 'pino';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import { withoutTokens } from '../../http/without-tokens.ts';

/** Calls that belong to no module: the CSRF token and the browsers' log. */
export function portalModule(log: Logger): BoundCall[] {
  return [
    bind(getCsrfToken).to(async (caller) => ({ CSRFToken: caller.csrfToken() })),

    bind(logFromBrowser).to(async (caller, { level, ...what }) => {
      // As fields of a JSON line, so that a line break in a message cannot forge another entry.
      const browser = Object.fromEntries(
        Object.entries(what).map(([name, text]) => [name, text === undefined ? text : withoutTokens(text)]),
      );
      log[level](
        { browser, transactionId: caller.transactionId, userId: caller.session?.userId },
        'reported by a browser',
      );
      return { success: true };
    }),
  ];
}
