import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../system/clock.ts';
import type { ErrorReportsPort } from './error-reports-port.ts';
import { createSentryErrorReports } from './sentry-error-reports.ts';

/** Sentry where it is set; else the log has all errors, and that is that. */
export function chooseErrorReports(
  { sentryDsn, production }: Pick<Config, 'sentryDsn' | 'production'>,
  clock: Clock,
  log: Logger,
): ErrorReportsPort {
  if (sentryDsn === null) return { report: () => undefined, stop: async () => undefined };
  return createSentryErrorReports({
    dsn: sentryDsn,
    environment: production ? 'production' : 'development',
    clock,
    onDropped: (reason) => log.warn({ reason }, 'errors are not reported to Sentry'),
  });
}
