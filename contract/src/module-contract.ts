import type { Call } from './call.ts';
import type { ErrorTables } from './errors.ts';

/** A module's part of the contract. */
export type ModuleContract = {
  /** Its calls by the file that holds them; the names of these parts are the tags of the OpenAPI document. */
  readonly calls: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  /** Its tables of errors, which each add themselves to `ErrorTables`; no code stands in two tables of the portal. */
  readonly errors: Partial<ErrorTables>;
};

/** The one type that has everything that the members of a union have. */
export type AllOf<Union> = (Union extends unknown ? (given: Union) => void : never) extends (given: infer All) => void
  ? All
  : never;
