import { ERROR_PHRASES } from '@portal/contract/error-phrases.ts';
import { ERROR_ROWS } from '@portal/contract/error-tables.ts';
import type { ErrorCode, ErrorReply } from '@portal/contract/errors.ts';
import { sayEnglish } from '@portal/domain/texts/testing/say-english.ts';
import { sayUnsaid } from '@portal/domain/texts/unsaid.ts';

/** Thrown by a fake call's handler: answers as the server does for this row of the error tables. */
export class FakeFailure extends Error {
  readonly status: number;
  readonly reply: ErrorReply;

  constructor(code: ErrorCode, field?: string, values: Readonly<Record<string, string | number>> = {}) {
    super(code);
    const row = ERROR_ROWS[code];
    this.status = row.status;
    const filled = { supportEmail: 'support@cybersafety.example', ...values };
    const message = sayUnsaid(sayEnglish, { phrase: ERROR_PHRASES[code], values: filled });
    this.reply = { success: false, errors: [{ code, message, ...(field === undefined ? {} : { field }) }] };
  }
}
