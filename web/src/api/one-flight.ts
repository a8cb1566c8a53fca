import { callRoute } from './call-address.ts';
import type { CallName } from './calls.ts';
import type { SendOptions } from './send-call.ts';

type Flight = {
  readonly name: CallName;
  readonly input: object;
  readonly headers: SendOptions['headers'];
  readonly answer: Promise<unknown>;
};

/** The change that was sent last, until its answer is there. */
let last: Flight | undefined;

/**
 * Sends a change, unless the one that was sent last is the same and still without its answer: then its answer serves both, so a double
 * press of anything changes once. Only the last one counts, so that on, off and on again are three changes. Reads go through.
 */
export function inOneFlight<Answer>(
  name: CallName,
  input: object,
  { signal, headers }: SendOptions,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const { method, isPassive, changesState } = callRoute(name);
  const isChange = changesState === true || (method === 'POST' && !isPassive);
  if (!isChange || signal !== undefined) return send();
  if (last?.name === name && isSame(last.input, input) && isSame(last.headers, headers))
    return last.answer as Promise<Answer>;
  const flight: Flight = { name, input, headers, answer: send() };
  last = flight;
  const land = () => {
    if (last === flight) last = undefined;
  };
  flight.answer.then(land, land);
  return flight.answer as Promise<Answer>;
}

/** True for equal data; a file is equal to itself alone. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (one instanceof Blob || other instanceof Blob) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length || Array.isArray(one) !== Array.isArray(other)) return false;
  return keys.every((key) => key in other && isSame(one[key as never], other[key as never]));
}
