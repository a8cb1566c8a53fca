import type { LoggerOptions } from 'pino';
import type { Config } from './config/config.ts';

/** Fields that never reach the log, wherever in an entry they stand. */
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'password',
  'bearer',
  'token',
  'linkId',
  'x-csrf-token',
]);
const HIDDEN = '[hidden]';
/** Fields of fields of an entry are looked at; nothing that is logged is deeper. */
const DEPTH = 3;

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
    formatters: {
      level: (label) => ({ level: label }),
      // Not pino's own redaction: for fields that may stand anywhere it is ten times the work of the line itself.
      log: (fields) => hideSecrets(fields, DEPTH),
    },
    serializers: { error: describeError, err: describeError },
  };
}

/** The fields without what is secret; plain objects and lists alone are looked into, as errors have a serializer. */
function hideSecrets(fields: Record<string, unknown>, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, SECRET_FIELDS.has(name) ? HIDDEN : hidden(value, depth - 1)]),
  );
}

function hidden(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((one) => hidden(one, depth - 1));
  return Object.getPrototypeOf(value) === Object.prototype ? hideSecrets({ ...value }, depth) : value;
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { name: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}
