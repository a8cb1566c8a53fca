import type { ErrorReport } from '../providers/error-reports/error-reports-port.ts';

/** An error of the server, as it is reported. */
export function reportOfError(error: unknown, transactionId: string): ErrorReport {
  if (!(error instanceof Error))
    return { where: 'server', kind: typeof error, message: String(error), stack: '', transactionId };
  return { where: 'server', kind: error.name, message: error.message, stack: error.stack ?? '', transactionId };
}
