import { ERROR_ROWS } from '@portal/contract/error-tables.ts';
import type { ErrorCode, ErrorReply } from '@portal/contract/errors.ts';

/** Thrown by a fake call's handler: answers as the server does for this row of the error tables. */
export class FakeFailure extends Error {
  readonly status: number;
  readonly reply: ErrorReply;

  constructor(code: ErrorCode, field?: string, values: Readonly<Record<string, string>> = {}) {
    super(code);
    const row = ERROR_ROWS[code];
    this.status = row.status;
    const filled = { supportEmail: 'support@cybersafety.example', ...values };
    const message = row.message.replace(/\{(\w+)\}/g, (whole, name: string) =>
      name in filled ? String(filled[name as keyof typeof filled]) : whole,
    );
    this.reply = { success: false, errors: [{ code, message, ...(field === undefined ? {} : { field }) }] };
  }
}
