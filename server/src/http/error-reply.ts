import { ERROR_PHRASES } from '@portal/contract/error-phrases.ts';
import { ERROR_ROWS } from '@portal/contract/error-tables.ts';
import { type ErrorCode, type ErrorReply, GENERAL_ERRORS } from '@portal/contract/errors.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { sayUnsaid } from '@portal/domain/texts/unsaid.ts';
import { AppError, InputError } from '../call/app-error.ts';
import { codeOf, isConnectionLost } from '../database/connection-lost.ts';
import { sayFor } from '../system/texts/say-for.ts';

export type ErrorAnswer = { readonly status: number; readonly body: ErrorReply; readonly expected: boolean };

/** Codes of Fastify's own refusals, in our words. */
const FRAMEWORK_CODES: Readonly<Record<string, keyof typeof GENERAL_ERRORS>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_INPUT',
  FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_INPUT',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'INVALID_INPUT',
  FST_STATIC_FORBIDDEN_PATH: 'ROUTE_NOT_FOUND',
  FST_ERR_BAD_URL: 'ROUTE_NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'ROUTE_NOT_FOUND',
};

/** What a failure is answered with; unknown ones get the general text and nothing of their own. */
export function errorAnswer(error: unknown, brand: Brand, language: Language = 'en'): ErrorAnswer {
  const say = sayFor(brand, language);
  const message = (code: ErrorCode, values: AppError['values'] = {}) =>
    sayUnsaid(say, { phrase: ERROR_PHRASES[code], values: { supportEmail: brand.supportEmail, ...said(say, values) } });
  if (error instanceof InputError) {
    const errors = error.problems.map(({ field, message: told }) => ({
      code: 'INVALID_INPUT',
      field,
      message: typeof told === 'string' ? told : sayUnsaid(say, told),
    }));
    return { status: 400, body: { success: false, errors }, expected: true };
  }
  if (error instanceof AppError) {
    const told = { code: error.code, message: message(error.code, error.values) };
    const entry = error.field === undefined ? told : { ...told, field: error.field };
    return { status: ERROR_ROWS[error.code].status, body: { success: false, errors: [entry] }, expected: true };
  }
  const code = frameworkCode(error);
  return {
    status: GENERAL_ERRORS[code].status,
    body: { success: false, errors: [{ code, message: message(code) }] },
    expected: code !== 'UNEXPECTED' && code !== 'UNAVAILABLE',
  };
}

function frameworkCode(error: unknown): keyof typeof GENERAL_ERRORS {
  if (isConnectionLost(error)) return 'UNAVAILABLE';
  if (error instanceof SyntaxError) return 'INVALID_INPUT';
  return FRAMEWORK_CODES[codeOf(error)] ?? 'UNEXPECTED';
}

function said(say: Say, values: AppError['values']): Record<string, string | number> {
  const entries = Object.entries(values);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'object' ? sayUnsaid(say, value) : value]),
  );
}
