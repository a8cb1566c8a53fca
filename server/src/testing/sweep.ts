import type { NamedCall } from './every-call.ts';

/**
 * Whether this is `npm run test:sweep`, which tries every value with every call. `npm test` tries every value, and every call, and of the
 * pairs those below (docs/TESTS.md).
 */
export const IS_SWEEP = process.env.SWEEP !== undefined;

/**
 * Some of the values, other ones at each place, so that a run of places tries all of them; the sweep tries all of them at each.
 * @param place which of many cases this is, from 0
 * @param count how many values of it `npm test` tries
 */
export function inTurn<Value>(values: readonly Value[], place: number, count: number): readonly Value[] {
  if (IS_SWEEP || values.length <= count) return values;
  return Array.from({ length: count }, (_none, offset) => values.at((place * count + offset) % values.length) as Value);
}

/** What decides how a call is guarded and its body read; two calls alike in it go the same way up to their use case. */
const guardsOf = ({ call }: NamedCall) =>
  JSON.stringify([
    call.method,
    call.changesState,
    call.access,
    call.permission,
    call.module !== undefined,
    call.upload !== undefined,
    call.file !== undefined,
    call.closedToService,
    call.duringMaintenance,
    call.freshProof,
  ]);

/** Whether a call is the first of those that are guarded like it. */
export const isFirstOfItsGuards = (entry: NamedCall, among: readonly NamedCall[]): boolean =>
  among.find((other) => guardsOf(other) === guardsOf(entry)) === entry;
