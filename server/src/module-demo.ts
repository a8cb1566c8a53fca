import type { SystemTransaction } from './database/database.ts';

/** The firm of the demonstration, as a module finds it when it adds its own part. */
export type DemoFirm = {
  readonly orgId: string;
  readonly company: {
    readonly companyName: string;
    readonly companyUrl: string;
    readonly numberOfEmployees: string;
    readonly industry: string;
    readonly phone: string;
  };
  readonly owner: { readonly userId: string; readonly email: string; readonly name: string };
  /** When it signed up. */
  readonly since: Date;
  readonly now: Date;
  readonly timeZone: string;
};

/** A module's part of the demonstration. */
export type ModuleDemo<Services> = {
  /** Adds its rows; all modules do so in one transaction, and none may lean on the rows of another. */
  readonly fillDemo?: (tx: SystemTransaction, firm: DemoFirm, services: Services) => Promise<void>;
  /** Does what needs the rows of all modules, once they are stored. */
  readonly finishDemo?: (firm: DemoFirm, services: Services) => Promise<void>;
};
