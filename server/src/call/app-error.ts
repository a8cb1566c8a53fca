import type { ErrorCode } from '@portal/contract/errors.ts';
import type { Unsaid } from '@portal/domain/texts/unsaid.ts';

/** What fills a placeholder; a text is said in the language of the answer. */
export type ErrorValue = string | number | Unsaid;

/**
 * A failure that has a row in an error table of the contract; its code picks status and text.
 * `field` ties it to an input, `values` fill the text's placeholders.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly values: Readonly<Record<string, ErrorValue>>;

  constructor(code: ErrorCode, options: { field?: string; values?: Readonly<Record<string, ErrorValue>> } = {}) {
    super(code);
    this.code = code;
    this.field = options.field;
    this.values = options.values ?? {};
  }
}

/** Input that does not fit its schema: one entry a problem, each with the field it came from. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly problems: readonly { readonly field: string; readonly message: string | Unsaid }[];

  constructor(problems: InputError['problems']) {
    super('INVALID_INPUT');
    this.problems = problems;
  }
}
