import type { Severity } from './severity.ts';

/** Who in a small firm can usually carry out a remediation. */
export type Remediator = 'you' | 'web-developer' | 'hosting-provider' | 'domain-provider';

/** Texts of one case of a check. `{name}` placeholders are filled from a finding's facts. */
export type CheckCase = {
  /** Plain words first, e.g. "Your website tells visitors which software it runs". */
  readonly title: string;
  /** The field's term for it, e.g. "Server header disclosure". */
  readonly term: string;
  /** What it is, two or three sentences. */
  readonly what: string;
  /** Why it matters to a firm of 5 to 100 people. */
  readonly why: string;
  /** How to fix it, step by step, each step a whole sentence or a few. */
  readonly fix: readonly string[];
  readonly who: Remediator;
  /** CWE number of this case, without the prefix; the OWASP categories follow from it. */
  readonly cwe: number | null;
  /** Where this case is about something else than the others of its check; those of the check hold otherwise. */
  readonly wstg?: string | null;
  readonly pci?: readonly string[];
  /** CVSS v3.1 base vector, for the PCI report. */
  readonly cvss: string;
};

/** One check of the scan engine with its references; the file `content/checks/<id>.json` holds one. */
export type Check = {
  readonly id: string;
  readonly name: string;
  /** OWASP Web Security Testing Guide id, e.g. "WSTG-CONF-07"; null when it has none. */
  readonly wstg: string | null;
  /** PCI DSS 4.0.1 requirement numbers, e.g. ["4.2.1"]. */
  readonly pci: readonly string[];
  /** Category by hand where OWASP's lists hold no such CWE, e.g. { "2021": "A05", "2025": "A06" }. */
  readonly owaspByHand?: { readonly '2021'?: string; readonly '2025'?: string };
  readonly severities: readonly Severity[];
  /** Cases by variant, e.g. "hsts-missing". */
  readonly cases: Readonly<Record<string, CheckCase>>;
};
