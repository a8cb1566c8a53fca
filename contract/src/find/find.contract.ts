import type { ModuleContract } from '../module-contract.ts';
import * as find from './find.calls.ts';

/** What finding things by name says on the wire: its call. */
export const FIND = {
  calls: { find },
  errors: {},
} as const satisfies ModuleContract;
