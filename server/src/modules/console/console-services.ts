import type { Demonstration } from '../../module-demo.ts';
import type { ScannerPort } from '../../providers/scanner/scanner-port.ts';
import type { ModuleResets } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import type { ContentCoverage } from '../../system/content-words/content-coverage.ts';

/** The one-time link for the first staff account; it lives as long as this process and until it is used. */
export type StaffSetup = { readonly token: string };

/** What the console needs beyond what every module may use. */
export type ConsoleServices = Services & {
  readonly staffSetup: StaffSetup;
  /** A question whose answer proves that this portal gave it. */
  readonly askPortal: () => { readonly cookie: string; readonly isAnswer: (token: string) => boolean };
  readonly scanner: ScannerPort;
  readonly resets: ModuleResets;
  /** Fills sandboxes. */
  readonly demonstration: Demonstration<ConsoleServices>;
  /** What the modules say of their content by language. */
  readonly coverage: readonly ContentCoverage[];
};
