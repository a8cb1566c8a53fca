import type { ModuleContract } from '../module-contract.ts';
import * as files from './files.calls.ts';
import * as news from './news.calls.ts';
import * as portal from './portal.calls.ts';
import * as words from './words.calls.ts';

/** What the portal says on the wire: its calls by file, and its table of errors. */
export const PORTAL = {
  calls: { portal, files, news, words },
  errors: {},
} as const satisfies ModuleContract;
