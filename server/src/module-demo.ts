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
  readonly brandId: string;
  /** A sandbox that a provider tries out beside its customers: nothing outside of this firm may change. */
  readonly isSandbox: boolean;
};

/** What the demonstration's firm is made with. */
export type DemoOrder = {
  readonly orgId: string;
  readonly brandId: string;
  readonly planId: string;
  readonly isSandbox: boolean;
  /** What the addresses of its people end in. */
  readonly domain: string;
  /** What the identity provider calls somebody of it. */
  readonly subjectOf: (tx: SystemTransaction, email: string) => Promise<string>;
};

/** Makes firms with the demonstration's data. */
export type Demonstration<Services> = {
  /** Puts the firm with its people and what each module adds for it in, all in the caller's transaction. */
  readonly putIn: (tx: SystemTransaction, order: DemoOrder, services: Services) => Promise<DemoFirm>;
  /** What needs all of that, such as a proof pack; done twice, there would be two of it. */
  readonly finish: (firm: DemoFirm, services: Services) => Promise<void>;
};

/** A module's part of the demonstration. */
export type ModuleDemo<Services> = {
  /** Adds its rows; all modules do so in one transaction, and none may lean on the rows of another. */
  readonly fillDemo?: (tx: SystemTransaction, firm: DemoFirm, services: Services) => Promise<void>;
  /** Does what needs the rows of all modules, once they are stored. */
  readonly finishDemo?: (firm: DemoFirm, services: Services) => Promise<void>;
};
