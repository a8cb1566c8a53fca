import { noteAnsweredError } from '../ui/answered-error.ts';

/** One thing that a call found wrong. */
export type ApiErrorItem = { readonly code: string; readonly message: string; readonly field?: string };

/** A call that failed: HTTP status (0 when the server was not reached) and the texts for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly ApiErrorItem[];

  constructor(status: number, errors: readonly ApiErrorItem[]) {
    super(errors.map((item) => `${item.code}: ${item.message}`).join('; '));
    this.name = 'ApiError';
    this.status = status;
    this.errors = errors;
  }

  /** True when one of the errors has this code. */
  has(code: string): boolean {
    return this.errors.some((item) => item.code === code);
  }
}

/** True for a failed call with this code. */
export function isApiError(error: unknown, code?: string): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.has(code));
}

/** Errors whose texts for fields are known as a server's. */
const noted = new WeakSet<ApiError>();

/** Texts of a failed call that belong to fields of its form, by field name; nested fields are joined with a dot. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  const ofFields = error.errors.flatMap(({ field, message }) => (field ? [[field, message] as const] : []));
  if (!noted.has(error)) for (const [, message] of ofFields) noteAnsweredError(message);
  noted.add(error);
  return Object.fromEntries(ofFields);
}
