import type { LoggerOptions } from 'pino';
import type { Config } from './config/config.ts';

/** Fields that never reach the log, wherever in an entry they stand. */
const SECRET_FIELDS = ['authorization', 'cookie', 'password', 'bearer', 'token', 'linkId', 'x-csrf-token'];

/**
 * JSON lines with the transaction id, and errors without what was asked of the database.
 * @param isTerminal whether a person reads the lines as they come; they see what the portal says in plain words, and of the log
 *   only what wants a look
 */
export function logOptions(
  { logLevel, production }: Pick<Config, 'logLevel' | 'production'>,
  isTerminal = false,
): LoggerOptions {
  return {
    level: logLevel ?? (isTerminal && !production ? 'warn' : 'info'),
    base: { pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]),
      censor: '[hidden]',
    },
    serializers: { error: describeError, err: describeError },
  };
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { name: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}
