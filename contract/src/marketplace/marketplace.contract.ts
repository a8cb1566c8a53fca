import type { ModuleContract } from '../module-contract.ts';
import * as consoleMarketplace from './console-marketplace.calls.ts';
import * as marketplace from './marketplace.calls.ts';
import { MARKETPLACE_ERRORS } from './marketplace.errors.ts';

/** What marketplace says on the wire: its calls by file, and its table of errors. */
export const MARKETPLACE = {
  calls: { marketplace, consoleMarketplace },
  errors: { marketplace: MARKETPLACE_ERRORS },
} as const satisfies ModuleContract;
