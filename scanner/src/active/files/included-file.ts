import type { Exchange } from '../../guard/exchange.ts';
import type { Ask, Probe } from '../probe.ts';

/** What PHP says when a file that a program is to run is not there (PHP manual, "include"), as text or as markup. */
const MESSAGES: readonly RegExp[] = [
  /\b(?:include|require)(?:_once)?\(([^()<>\n]{1,300})\): Failed to open stream/gi,
  /\bFailed opening (?:required )?(?:'|&#0?39;)([^'&<>\n]{1,300})(?:'|&#0?39;)/gi,
];

/** The paths that an answer says it could not include. */
const pathsIn = ({ body }: Exchange): readonly string[] =>
  MESSAGES.flatMap((shape) => [...body.toString('utf8').matchAll(shape)].map(([, path = '']) => path));

export type Included = { readonly exchange: Exchange; readonly path: string };

/**
 * Where a program says which file it could not include, it also says whether a way up came through: the proof, without a file that
 * anybody could read. For programs that put a folder in front and an ending behind, where no file of the system can be named. Costs nothing
 * where no such message is shown.
 */
export async function includesOutside(probe: Probe): Promise<Included | null> {
  if (!pathsIn(probe.marked).some((path) => path.includes(probe.marker)) || pathsIn(probe.baseline).length > 0)
    return null;
  const first = await attempt(probe.send, `../../${probe.markerFor('include-1')}`);
  return first === null ? null : attempt(probe.confirm, `../../../${probe.markerFor('include-2')}`);
}

async function attempt(ask: Ask, value: string): Promise<Included | null> {
  const exchange = await ask(value);
  const path = exchange === null ? undefined : pathsIn(exchange).find((one) => one.includes(value));
  return exchange === null || path === undefined ? null : { exchange, path };
}
