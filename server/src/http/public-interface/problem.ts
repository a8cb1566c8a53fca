import { STATUS_CODES } from 'node:http';
import type { ErrorAnswer } from '../error-reply.ts';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/**
 * A failure as problem details (RFC 9457). What tells programs what to do is `code`; `type` leads people to its explanation.
 * @param origin of the page for developers
 */
export function problemOf({ status, body }: ErrorAnswer, requestId: string, origin: string) {
  const [first] = body.errors;
  const fields = body.errors.flatMap(({ field, message }) => (field === undefined ? [] : [{ field, detail: message }]));
  const code = first?.code ?? 'UNEXPECTED';
  return {
    type: `${origin}/developers/calls#${code.toLowerCase().replaceAll('_', '-')}`,
    title: STATUS_CODES[status] ?? '',
    status,
    detail: first?.message ?? '',
    code,
    requestId,
    ...(fields.length === 0 ? {} : { errors: fields }),
  };
}
