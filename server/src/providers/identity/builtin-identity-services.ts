import type { Database } from '../../database/database.ts';
import type { MailOutbox } from '../../emails/mail-outbox.ts';
import type { Clock } from '../../system/clock.ts';

/** What the built-in identity provider needs. */
export type BuiltinIdentityServices = {
  readonly database: Database;
  readonly outbox: MailOutbox;
  readonly clock: Clock;
  readonly bearerKey: Buffer;
  readonly publicUrl: string;
};
