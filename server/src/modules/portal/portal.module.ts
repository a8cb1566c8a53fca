import { getCsrfToken, logFromBrowser } from '@portal/contract/portal/portal.calls.ts';
import type { Logger } from 'pino';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import { withoutTokens } from '../../http/without-tokens.ts';
import type { ErrorReportsPort } from '../../providers/error-reports/error-reports-port.ts';

/** Calls that belong to no module: the CSRF token and the browsers' log, whose errors are reported too. */
export function portalModule(log: Logger, errors: ErrorReportsPort): BoundCall[] {
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
      if (level === 'error') {
        const { message, stack = '' } = what;
        errors.report({ where: 'browser', kind: 'BrowserError', message, stack, transactionId: caller.transactionId });
      }
      return { success: true };
    }),
  ];
}
