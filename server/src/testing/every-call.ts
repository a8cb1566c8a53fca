import type { Call } from '@portal/contract/call.ts';
import { CALLS_BY_MODULE } from '@portal/contract/calls.ts';
import { freshProof } from './people.ts';
import type { Samples } from './sample-inputs.ts';
import type { TestPortal } from './test-portal.ts';

/** A call of the contract with its place in it. */
export type NamedCall = { readonly module: string; readonly name: string; readonly call: Call };

/** What ends a thing, and what can follow that alone; a module's exports come in alphabetical order. */
const ENDS = /^(?:cancel|delete|leave|remove|withdraw)/;
const FOLLOWS = /^(?:confirm|resume|openServiceSession$)/;
const placeOf = ({ name }: NamedCall) => (ENDS.test(name) ? 2 : FOLLOWS.test(name) ? 1 : 0);

/** Every call of the contract; those that end a thing come after those that use it. */
export const EVERY_CALL: readonly NamedCall[] = Object.entries(CALLS_BY_MODULE)
  .flatMap(([module, calls]) => Object.entries(calls).map(([name, call]) => ({ module, name, call })))
  .toSorted((one, other) => placeOf(one) - placeOf(other));

/** Calls that change something: every POST, and the GETs that say so. */
export const CHANGING_CALLS = EVERY_CALL.filter(({ call }) => call.method === 'POST' || call.changesState === true);

/** What vitest prints for a case: `module.name`. */
export const titled = (calls: readonly NamedCall[]) =>
  calls.map((entry) => [`${entry.module}.${entry.name}`, entry] as const);

/**
 * The sample input of a call.
 * @throws Error when there isn't one, so that no call can be left out
 */
export function sampleOf(samples: Samples, { module, name }: NamedCall): Record<string, unknown> {
  const byModule = new Map<string, Readonly<Record<string, Record<string, unknown>>>>(Object.entries(samples));
  const sample = byModule.get(module)?.[name];
  if (sample === undefined) throw new Error(`sampleInputs has no input for ${module}.${name}`);
  return sample;
}

/** The header that a call needs beside its session: proof of a sign-in just now, where it asks for that. */
export async function proofFor(test: TestPortal, { call }: NamedCall, email: string): Promise<Record<string, string>> {
  return call.freshProof === true ? freshProof(test, email) : {};
}
