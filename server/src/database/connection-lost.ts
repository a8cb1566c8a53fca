/** PostgreSQL and network codes that mean "not now" (PostgreSQL manual, appendix A, classes 08, 53, 57, and 25006 of a server that takes no writes). */
const UNAVAILABLE_CODES =
  /^(?:08|53|57P|25006)|^(?:ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
const LOST_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|server_login_retry|is not queryable|not currently accepting connections/;

/** The code that Node.js or PostgreSQL gave an error; empty for none. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Whether an error says that a connection to the database broke or could not be made. */
export function isConnectionLost(error: unknown): boolean {
  return UNAVAILABLE_CODES.test(codeOf(error)) || (error instanceof Error && LOST_WORDS.test(error.message));
}
