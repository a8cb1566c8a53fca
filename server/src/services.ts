import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Database, OrgTransaction } from './database/database.ts';
import type { DocumentRenderer } from './documents/typesetting/document-renderer.ts';
import type { MailOutbox } from './emails/mail-outbox.ts';
import type { FileReaders } from './file-readers/file-readers.ts';
import type { FirmFiles } from './firm-files.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { ModuleTeller } from './module-teller.ts';
import type { Brands } from './modules/brands/public.ts';
import type { Plans } from './modules/plans/plans.ts';
import type { Maintenance } from './modules/portal/public.ts';
import type { AskedPolicy, PolicyRemark } from './policy-remark.ts';
import type { BillingPort } from './providers/billing/billing-port.ts';
import type { Captcha } from './providers/captcha/captcha.ts';
import type { ErrorReportsPort } from './providers/error-reports/error-reports-port.ts';
import type { FilesPort } from './providers/files/files-port.ts';
import type { IdentityPort } from './providers/identity/identity-port.ts';
import type { PasswordIdentity } from './providers/identity/password-identity-port.ts';
import type { SignOnPort } from './providers/sign-on/sign-on-port.ts';
import type { UpdatesPort } from './providers/updates/updates-port.ts';
import type { Clock } from './system/clock.ts';

/** What every module may use; the composition root puts it together. */
export type Services = {
  readonly config: Config;
  readonly log: Logger;
  readonly errors: ErrorReportsPort;
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: JobQueue;
  readonly outbox: MailOutbox;
  readonly identity: IdentityPort;
  /** The built-in identity provider's side to the browser; null with another provider. */
  readonly passwordIdentity: PasswordIdentity | null;
  readonly billing: BillingPort;
  readonly captcha: Captcha;
  readonly brands: Brands;
  readonly maintenance: Maintenance;
  readonly plans: Plans;
  readonly files: FilesPort;
  readonly documents: DocumentRenderer;
  readonly fileReaders: FileReaders;
  readonly updates: UpdatesPort;
  /** What modules tell of days to come and of what there is to do. */
  readonly tellers: readonly ModuleTeller[];
  /** What modules keep or make for a firm beside its rows. */
  readonly firmFiles: readonly FirmFiles<Services>[];
  /** Whom the firm has named for what looks suspicious; null where it named nobody. */
  readonly securityContact: (tx: OrgTransaction) => Promise<string | null>;
  /** Where a policy and what modules know do not agree. */
  readonly policyRemarks: (tx: OrgTransaction, policy: AskedPolicy) => Promise<readonly PolicyRemark[]>;
  /** Seals the secrets of authenticator apps. */
  readonly secondFactorKey: Buffer;
  /** Signs challenges for passkeys. */
  readonly passkeyKey: Buffer;
  /** Directories of firms. */
  readonly signOn: SignOnPort;
  /** Seals their secrets. */
  readonly signOnKey: Buffer;
};
