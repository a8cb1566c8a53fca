import { codeOf } from './connection-lost.ts';
import { MigrationError } from './migrate.ts';
import { ROLE_STATEMENTS, ServerUnfit } from './postgres/require-server.ts';
import { DatabaseBusy } from './schema-lock.ts';

type Words = (message: string) => string;

const silent: Words = (message) =>
  `The database at DATABASE_URL does not answer (${message}). Check the address, and that the server is running.`;
const refused: Words = () => 'The database rejects the user or password. Check DATABASE_URL.';
const missing: Words = () => 'The database that DATABASE_URL names does not exist. Create it, or correct the name.';
const untrusted: Words = (message) =>
  `The certificate of the database server is not trusted (${message}). Correct it, or name the authority in DATABASE_URL (sslrootcert=FILE).`;

/** By the code that Node.js or PostgreSQL gave (PostgreSQL manual, appendix A; Node.js manual, "Errors" and "TLS"). */
const BY_CODE: readonly (readonly [code: RegExp, words: Words])[] = [
  [/^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/, silent],
  [
    /^(?:57P0[1-5]|53300|08P01|08006|08001)$/,
    (message) =>
      `The database does not accept connections right now (${message}). Check DATABASE_URL and the server's log.`,
  ],
  [/^28/, refused],
  [/^3D000$/, missing],
  [/^25006$/, () => 'Every server in DATABASE_URL is read-only, such as a standby. Name the one that accepts writes.'],
  [
    /^42501$/,
    (message) =>
      `The database user lacks the permissions the portal needs (${message}). Run as a superuser, once: ${ROLE_STATEMENTS}`,
  ],
  [
    /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|CERT_HAS_EXPIRED|UNABLE_TO_\w+|ERR_TLS_CERT_ALTNAME_INVALID)$/,
    untrusted,
  ],
];

/** What node-postgres and poolers say in words alone; poolers have one code for all of it. */
const BY_MESSAGE: readonly (readonly [message: RegExp, words: Words])[] = [
  [/password authentication failed|no such user|auth_query/i, refused],
  [/database "?.*"? does not exist|no such database/i, missing],
  [
    /client password must be a string|empty password|no password supplied/i,
    () => 'The database asks for a password, and DATABASE_URL has none.',
  ],
  [
    /server does not support SSL/i,
    () =>
      'The database server offers no TLS, which DATABASE_URL asks for. Turn it on there, or leave sslmode out of DATABASE_URL.',
  ],
  [/^(?:timeout expired|timeout exceeded when trying to connect|Connection terminated)/i, silent],
];

/** Why the database cannot be used, in a line for the person at the terminal; null when the error is about something else. */
export function databaseWords(error: unknown): string | null {
  if (error instanceof MigrationError || error instanceof ServerUnfit || error instanceof DatabaseBusy)
    return error.message;
  if (!(error instanceof Error)) return null;
  const code = codeOf(error);
  const found =
    BY_MESSAGE.find(([pattern]) => pattern.test(error.message)) ?? BY_CODE.find(([pattern]) => pattern.test(code));
  return found === undefined ? null : found[1](error.message);
}
