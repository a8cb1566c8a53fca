import type { BoundCall } from './call/bind-call.ts';
import type { OrgTransaction, SystemTransaction } from './database/database.ts';
import type { MailKinds, MailRenderers } from './emails/mail-request.ts';
import type { FirmFiles } from './firm-files.ts';
import type { ModuleJob } from './jobs/job-kind.ts';
import type { ModuleDemo } from './module-demo.ts';
import type { ModuleTeller } from './module-teller.ts';
import type { AskedPolicy, PolicyRemark } from './policy-remark.ts';
import type { Services as CommonServices } from './services.ts';
import type { ContentCoverage } from './system/content-words/content-coverage.ts';
import type { ShippedContent } from './system/shipped-content.ts';

/** Work that a worker does again and again; how long it waits between the end of one run and the start of the next. */
export type ModuleChore<Services> = {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (services: Services) => Promise<unknown>;
};

/** What clears one organisation's data, by name. */
export type ModuleResets = Readonly<Record<string, (tx: SystemTransaction, orgId: string) => Promise<void>>>;

/** All that a module brings to the portal; the compositions collect it from here, and nothing is registered elsewhere. */
export type ServerModule<Services> = {
  /** Its calls with their use cases. */
  readonly calls: readonly BoundCall<Services>[];
  /** Renderers of its emails. */
  readonly mails?: Partial<MailRenderers<keyof MailKinds>>;
  /** Its kinds of jobs with what works them off. */
  readonly jobs?: readonly ModuleJob<Services>[];
  /** Content that the build reads and validates for it. */
  readonly content?: readonly ShippedContent[];
  /** How much of its content there is in each language, for staff who see what is missing. */
  readonly coverage?: readonly ContentCoverage[];
  readonly chores?: readonly ModuleChore<Services>[];
  /** Deletes rows that have expired; all modules do so in one transaction. */
  readonly clearExpired?: (tx: SystemTransaction, now: Date, services: Services) => Promise<void>;
  /** Clears its data of one organisation, by the name that this has on the wire (`/reset/{name}`). */
  readonly resets?: ModuleResets;
  /** Files and documents that a firm gets when it downloads everything of it; its rows go along by themselves. */
  readonly firmFiles?: FirmFiles<CommonServices>;
  /** What it tells of days to come and of what there is to do. */
  readonly teller?: ModuleTeller;
  /** Whom the firm has named for what looks suspicious, as people are told ("Ann Lee (555-0100)"); null where it named nobody. */
  readonly securityContact?: (tx: OrgTransaction) => Promise<string | null>;
  /** Where a policy's answers and what the module knows do not agree; asked whenever somebody opens a policy. */
  readonly policyRemarks?: (tx: OrgTransaction, policy: AskedPolicy) => Promise<readonly PolicyRemark[]>;
  /** The first parts of addresses of its pages for people without an account. */
  readonly openPages?: readonly string[];
  /** Its part of the demonstration, loaded when that is set up. */
  readonly demo?: () => Promise<ModuleDemo<Services>>;
};
