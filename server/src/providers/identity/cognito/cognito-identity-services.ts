import type { CognitoSettings } from '../../../config/provider-settings.ts';
import type { Database, SystemTransaction } from '../../../database/database.ts';
import type { MailOutbox } from '../../../emails/mail-outbox.ts';
import type { Clock } from '../../../system/clock.ts';

/** What Amazon Cognito as the identity provider needs of the portal. */
export type CognitoIdentityServices = {
  readonly settings: CognitoSettings;
  readonly database: Database;
  readonly outbox: MailOutbox;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** Whether an account of the user pool is one of the portal's users. */
  readonly hasUser: (tx: SystemTransaction, subject: string) => Promise<boolean>;
  /** Hears what the service failed with; callers get a plain text. */
  readonly report: (error: unknown) => void;
};
