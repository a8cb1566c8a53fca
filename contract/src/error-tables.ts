import { type ErrorCode, type ErrorRow, type ErrorTables, GENERAL_ERRORS } from './errors.ts';
import type { AllOf, ModuleContract } from './module-contract.ts';
import * as modules from './modules.ts';

const contracts: readonly ModuleContract[] = Object.values(modules);
const tablesOfModules: AllOf<(typeof modules)[keyof typeof modules]['errors']> = Object.assign(
  {},
  ...contracts.map(({ errors }) => errors),
);

/** Every error table of the portal by its owner; no code stands in two of them. */
export const ERROR_TABLES: ErrorTables = { general: GENERAL_ERRORS, ...tablesOfModules };

/** The row of each code: its status and the text people read. */
export const ERROR_ROWS: Readonly<Record<ErrorCode, ErrorRow>> = Object.assign(
  {},
  ...Object.values({ ...ERROR_TABLES }),
);
