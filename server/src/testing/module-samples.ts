import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Mail } from '../emails/mail.ts';
import type { MailTeller } from '../emails/mail-request.ts';
import type { FilledOrganisation } from './filled-ids.ts';
import type { InsertRow } from './insert-row.ts';
import type { TestBrowser } from './test-browser.ts';

/** What rows and files are stored with. */
export type FillTools = {
  readonly insert: InsertRow;
  /** Leaves a row that is there as it is. */
  readonly insertOnce: InsertRow;
  readonly putFile: (path: string, bytes: Uint8Array) => Promise<void>;
};

/** A signed-in member of the organization that is filled, with the text that all its rows carry, and a finding that no input names. */
export type MarkedMember = {
  readonly orgId: string;
  readonly userId: string;
  readonly marker: string;
  readonly idleFindingId: string;
};

/** Names that people choose themselves, and the one link of a mail. */
export type MailNames = {
  readonly person: string;
  readonly organisation: string;
  readonly website: string;
  readonly link: string;
};

/** A mail with its subject for Ann of Bakery Ltd and its website Shop. */
export type MailSample = {
  readonly subject: string;
  readonly render: (names: MailNames, teller: MailTeller) => Promise<Mail>;
};

/** What a module brings to the generated tests: the default export of its `testing/NAME.samples.ts`. */
export type ModuleSamples = {
  /** Adds a row to each of its tables; gives the ids that the inputs name. */
  readonly fill?: (tools: FillTools, member: MarkedMember, now: Date) => Promise<object>;
  /** A valid input for each of its calls, by the file of the contract and the call. */
  readonly inputs?: (org: FilledOrganisation, now: Date) => object;
  /** Its tables without `org_id`. */
  readonly systemTables?: readonly string[];
  /** Its mails, by what each says; those of older modules stand in `emails/testing/mail-samples.ts`. */
  readonly mails?: Readonly<Record<string, MailSample>>;
  /** Makes its personal links for a member, by kind: the secrets in them. */
  readonly links?: (browser: TestBrowser) => Promise<Readonly<Record<string, string | undefined>>>;
  /** Tables that a reset empties, by its name on the wire. */
  readonly clearedBy?: Readonly<Record<string, readonly string[]>>;
};

const MODULES = join(import.meta.dirname, '../modules');
const files = globSync('*/testing/*.samples.ts', { cwd: MODULES }).toSorted();
const loaded: readonly { readonly default: ModuleSamples }[] = await Promise.all(
  files.map((file) => import(pathToFileURL(join(MODULES, file)).href)),
);

/** The samples of all modules. */
export const MODULE_SAMPLES: readonly ModuleSamples[] = loaded.map((module) => module.default);
