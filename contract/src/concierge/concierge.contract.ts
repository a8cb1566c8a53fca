import type { ModuleContract } from '../module-contract.ts';
import * as concierge from './concierge.calls.ts';
import { CONCIERGE_ERRORS } from './concierge.errors.ts';
import * as staffHelp from './staff-help.calls.ts';
import * as staffMessages from './staff-messages.calls.ts';
import * as staffWeaknesses from './staff-weaknesses.calls.ts';

/** What concierge says on the wire: its calls by file, and its table of errors. */
export const CONCIERGE = {
  calls: { concierge, staffWeaknesses, staffMessages, staffHelp },
  errors: { concierge: CONCIERGE_ERRORS },
} as const satisfies ModuleContract;
