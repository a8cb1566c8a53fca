import type { Call, InputOf } from '@portal/contract/call.ts';

/** A valid input for every call of a file of the contract. */
export type SamplesOf<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends Call ? InputOf<Calls[Name]> : never;
};
