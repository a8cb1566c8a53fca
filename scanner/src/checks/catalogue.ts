import { ACTIVE_CASES } from './catalogue/active-cases.ts';
import { EXPOSURE_CASES } from './catalogue/exposure-cases.ts';
import { PASSIVE_CASES } from './catalogue/passive-cases.ts';

/**
 * Every (check, variant) pair that the engine can emit. `report` takes no other, and each has its texts in
 * `content/checks/<checkId>.json`. Dates among the facts read "2026-03-01".
 */
export const CASES = [...PASSIVE_CASES, ...EXPOSURE_CASES, ...ACTIVE_CASES] as const;

type Entry = (typeof CASES)[number];

/** Ids of the checks that the engine has, e.g. "P05". */
export type CheckId = Entry['checkId'];

type ByCheck = { readonly [Id in CheckId]: Extract<Entry, { checkId: Id }> };

/** The variants of one check. */
export type VariantOf<Id extends CheckId> = ByCheck[Id]['variant'];

/** The facts that a finding of this check and variant must carry. */
export type FactsOf<Id extends CheckId, Variant extends string> = Record<
  Extract<Entry, { checkId: Id; variant: Variant }>['facts'][number],
  string
>;
