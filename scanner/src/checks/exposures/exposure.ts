import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Report } from '../../findings/report.ts';
import { type Exchange, mediaTypeOf } from '../../guard/exchange.ts';
import type { CheckId, FactsOf, VariantOf } from '../catalogue.ts';

/** One address at which a site sometimes shows what nobody should see. */
export type Exposure = {
  readonly checkId: CheckId;
  readonly path: string;
  /** Whether the answer's body is really such a file, and not a friendly page in its place. */
  matches(exchange: Exchange): boolean;
  report(exchange: Exchange, report: Report): void;
};

/** Content that proves the file; the first match is shown in the evidence, masked. */
export type Signature = RegExp | ((exchange: Exchange, text: string) => boolean);

type NotHtml = { readonly html?: boolean };

/**
 * Declares addresses with a signature each answer must fit. Answers in HTML never fit unless `html` is set, since
 * most servers that lack a file send a page.
 */
export function exposures<Id extends CheckId, Variant extends VariantOf<Id>>(
  checkId: Id,
  variant: Variant,
  paths: readonly string[],
  signature: Signature,
  factsOf: (path: string, text: string) => FactsOf<Id, Variant>,
  { html = false }: NotHtml = {},
): Exposure[] {
  return paths.map((path) => ({
    checkId,
    path,
    matches(exchange) {
      if (exchange.status !== 200 || exchange.body.length === 0) return false;
      const text = exchange.body.toString('latin1');
      if (!html && (mediaTypeOf(exchange) === 'text/html' || /^\s*<(?:!doctype|html)/i.test(text))) return false;
      return typeof signature === 'function' ? signature(exchange, text) : signature.test(text);
    },
    report(exchange, report) {
      const text = exchange.body.toString('utf8');
      const proof = typeof signature === 'function' ? undefined : signature.exec(text)?.[0];
      const isBinary = text.includes('\u0000');
      report<Id, Variant>(checkId, variant, {
        url: exchange.url,
        exchange,
        place: 'path',
        facts: factsOf(path, text),
        note: noted('exposedFile', { path }),
        ...(proof === undefined || isBinary ? {} : { proof }),
      });
    },
  }));
}

/** The facts of most exposures. */
export const pathOnly = (path: string) => ({ path });

/** Bytes at the start of a file. */
export const startsWith =
  (...magics: readonly (readonly number[])[]): Signature =>
  ({ body }) =>
    magics.some((magic) => body.subarray(0, magic.length).equals(Buffer.from(magic)));
