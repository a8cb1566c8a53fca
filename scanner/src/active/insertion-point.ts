import { createHash } from 'node:crypto';
import { z } from 'zod';
import { sentFormSchema } from '../forms/sent-form.ts';
import type { Place } from '../levels.ts';

const url = z.string();
const parameter = z.string();
/** The site has no such value: only what a page makes of its own address is tried. */
const isMadeUp = z.literal(true).exactOptional();

/**
 * One place where a visitor's input stands in a request, and whose value is replaced by harmless probes. `url` is where the
 * request goes; `parameter` names the place within it: of a path the number of its part, of a JSON body the way to the value.
 */
export const insertionPointSchema = z.discriminatedUnion('place', [
  z.object({ place: z.literal('query'), url, parameter, isMadeUp }),
  z.object({ place: z.literal('path'), url, parameter, isMadeUp }),
  /** A further parameter, whose name is the input; `parameter` is what it is called when nothing is tried. */
  z.object({ place: z.literal('name'), url, parameter }),
  z.object({ place: z.literal('form'), url, parameter, form: sentFormSchema }),
  z.object({ place: z.literal('json'), url, parameter, body: z.string() }),
  z.object({ place: z.literal('xml'), url, parameter, document: z.string() }),
  /** A question that only reads; `way` leads to the value among its variables. */
  z.object({
    place: z.literal('graphql'),
    url,
    parameter,
    way: z.string(),
    query: z.string(),
    variables: z.string(),
    method: z.enum(['GET', 'POST']),
  }),
  z.object({ place: z.literal('header'), url, parameter, original: z.string() }),
  z.object({ place: z.literal('cookie'), url, parameter, original: z.string() }),
]);

export type InsertionPoint = z.infer<typeof insertionPointSchema>;
export type InsertionPointOf<Kind extends Place> = Extract<InsertionPoint, { place: Kind }>;

const KINDS: Readonly<Record<Place, (parameter: string) => string>> = {
  query: (name) => name,
  path: (number) => `part ${number} of the path`,
  name: () => 'the name of a parameter',
  form: (name) => `${name} (form field)`,
  json: (way) => `${way} (JSON)`,
  xml: (whole) => whole,
  graphql: (name) => `${name} (GraphQL)`,
  header: (name) => `${name} (header)`,
  cookie: (name) => `${name} (cookie)`,
};

/** How findings name the place; part of their identity. */
export const labelOf = ({ place, parameter: name }: Pick<InsertionPoint, 'place' | 'parameter'>): string =>
  KINDS[place](name);

/**
 * A word that stands nowhere else: letters and digits, made from the scan and the place so that a continued scan sends
 * the same probes. Programs that share a path are told apart by what stands behind the question mark.
 */
export function markerFor(scanId: string, place: { url: string; parameter: string }, round: string): string {
  const { pathname, search } = new URL(place.url);
  return `zq${createHash('sha256')
    .update(JSON.stringify([scanId, pathname + search, place.parameter, round]))
    .digest('hex')
    .slice(0, 10)}`;
}
