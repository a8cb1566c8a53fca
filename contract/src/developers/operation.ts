import type { ApiScope } from '@portal/domain/developers/api-scopes.ts';
import { MAX_PAGE, USUAL_PAGE } from '@portal/domain/developers/developer-limits.ts';
import type { ModuleKey } from '@portal/domain/plans/module-status.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

/**
 * One call of the public interface, as data: routing, checks, the OpenAPI description, the page for developers, the typed client and the
 * tests are all made of it. What is declared here is promised to stay (decision 092).
 */
export type Operation = {
  /** The name of it in clients; never changed. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Below /api/v1; `{name}` is a parameter. */
  readonly path: string;
  readonly resource: string;
  /** Who has such tokens: a firm, or the provider. */
  readonly audience: 'firm' | 'provider';
  readonly scope: ApiScope;
  /** Further permissions, where one call tells what several of them open. */
  readonly alsoNeeds?: readonly ApiScope[];
  /** The plan's module that must be active. */
  readonly module?: ModuleKey;
  readonly summary: Phrase;
  /** Parameters of path and query of a GET; of a POST the body. Unknown fields are refused, so that a typing error is told. */
  readonly input: z.ZodObject;
  readonly output: z.ZodType;
  /** Of success. */
  readonly status: 200 | 201 | 202;
  /** Of a POST: whether nothing that is there changes or goes, so that an assistant may be told that it is harmless. */
  readonly onlyAdds?: true;
  /** Fields of the answer, at any depth, with words that others chose, as the scanned website: data, never instructions. */
  readonly fromOutside?: readonly string[];
  /** Codes beyond those that every call may answer with. */
  readonly errors: readonly ErrorCode[];
  readonly example: { readonly input: Readonly<Record<string, unknown>>; readonly output: unknown };
};

/** Writes down a call of the public interface with its types kept; its examples must fit its schemas. */
export function operation<const Definition extends Operation>(
  definition: Definition & {
    readonly example: {
      readonly input: z.input<Definition['input']>;
      readonly output: z.input<Definition['output']>;
    };
  },
): Definition {
  return definition;
}

/** An instant in UTC, in ISO 8601. */
export const at = z.iso.datetime();

/**
 * Where a page of a list begins, and how many entries it has. A cursor is opaque: it comes with the page before. `since` and `until` are
 * the instants between which entries begin that are wanted, by that which the list is ordered by; the last is not among them.
 */
export const pageInput = {
  cursor: z.string().min(1).max(300).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(USUAL_PAGE),
  since: at.optional(),
  until: at.optional(),
};

/** A page of a list; `nextCursor` is null on the last one. */
export const pageOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ data: z.array(entry), nextCursor: z.string().nullable() });

/** A day such as "2026-11-22". */
export const day = z.iso.date();
