import type { CasePair } from './case-pair.ts';
import { COMMANDS_AND_CODE } from './commands-and-code.ts';
import { FILES_AND_ADDRESSES } from './files-and-addresses.ts';
import { OTHER_QUERIES } from './other-queries.ts';
import { QUESTIONS_TO_DATABASES } from './questions-to-databases.ts';
import { SCRIPTS_IN_PAGES } from './scripts-in-pages.ts';

/** Programs of both sites that differ only in how they handle their input. */
export const CASE_PAIRS: readonly CasePair[] = [
  ...SCRIPTS_IN_PAGES,
  ...QUESTIONS_TO_DATABASES,
  ...COMMANDS_AND_CODE,
  ...FILES_AND_ADDRESSES,
  ...OTHER_QUERIES,
];
