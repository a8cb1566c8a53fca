import type { Exchange } from '../guard/exchange.ts';
import { multiplicationOf } from './arithmetic.ts';
import { bodyWithout, type Probe } from './probe.ts';

/** A message that only the named technology writes. */
export type ErrorShape = readonly [technology: string, shape: RegExp];

type ErrorByInput = { readonly exchange: Exchange; readonly technology: string; readonly proof: string };

/**
 * The site's own value, then signs that break a statement of SQL, of XPath, of JSON or JavaScript (the quotation marks)
 * and a filter of LDAP (the brackets), then a word. One request serves the checks of all of them.
 */
export const breakingValue = (probe: Probe, round: string): string =>
  `${probe.original}'")(${probe.markerFor(`break-${round}`)}`;

/**
 * Looks for an error that signs of a query language lead to. Its message must be absent for the site's own value, for a
 * meaningless word and for a harmless longer value, and come twice with different words.
 */
export async function errorByInput(probe: Probe, shapes: readonly ErrorShape[]): Promise<ErrorByInput | null> {
  const value = breakingValue(probe, '1');
  const first = matchIn(await probe.once(value), value, shapes);
  if (first === null) return null;
  const isAlways = [probe.baseline, probe.marked].some((answer) => first.shape.test(answer.body.toString('utf8')));
  if (isAlways) return null;
  const secondValue = breakingValue(probe, '2');
  const second = matchIn(await probe.confirm(secondValue), secondValue, shapes);
  if (second?.technology !== first.technology) return null;
  const control = await probe.confirm(harmlessValue(probe));
  if (control === null || second.shape.test(control.body.toString('utf8'))) return null;
  return second;
}

function matchIn(exchange: Exchange | null, sent: string, shapes: readonly ErrorShape[]) {
  if (exchange === null) return null;
  const text = bodyWithout(exchange, sent);
  for (const [technology, shape] of shapes) {
    const proof = shape.exec(text)?.[0];
    if (proof !== undefined) return { exchange, technology, shape, proof };
  }
  return null;
}

/** A longer value of the same kind: letters behind a number would be an error of their own. */
function harmlessValue(probe: Probe): string {
  const word = probe.markerFor('break-control');
  return `${probe.original}${/^\d+$/.test(probe.original) ? multiplicationOf(word).product.slice(0, 3) : word}`;
}
