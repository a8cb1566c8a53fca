import type { Check, CheckCase } from './check.ts';

export const OWASP_EDITIONS = ['2025', '2021'] as const;
export type OwaspEdition = (typeof OWASP_EDITIONS)[number];

/** One edition of the OWASP Top 10: its categories ("A01" → name) and the CWEs that OWASP maps to them (number → "A01"). */
export type OwaspTopTen = {
  readonly categories: Readonly<Record<string, string>>;
  readonly cwes: Readonly<Record<string, string>>;
};

export type OwaspData = Readonly<Record<OwaspEdition, OwaspTopTen>>;

/** A category of one edition, e.g. { id: "A02:2025", name: "Security Misconfiguration" }. */
export type OwaspCategory = { readonly id: string; readonly name: string };

/**
 * The category of a case in one edition: derived from its CWE by OWASP's own list; set by hand in the check only where the
 * list holds no such CWE; null when there is neither.
 */
export function owaspCategory(
  check: Pick<Check, 'owaspByHand'>,
  { cwe }: Pick<CheckCase, 'cwe'>,
  edition: OwaspEdition,
  data: OwaspData,
): OwaspCategory | null {
  const { categories, cwes } = data[edition];
  const code = (cwe === null ? undefined : cwes[String(cwe)]) ?? check.owaspByHand?.[edition];
  const name = code === undefined ? undefined : categories[code];
  return code === undefined || name === undefined ? null : { id: `${code}:${edition}`, name };
}
