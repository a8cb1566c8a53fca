const WEIGHTS = {
  AV: { N: 0.85, A: 0.62, L: 0.55, P: 0.2 },
  AC: { L: 0.77, H: 0.44 },
  UI: { N: 0.85, R: 0.62 },
  C: { H: 0.56, L: 0.22, N: 0 },
  I: { H: 0.56, L: 0.22, N: 0 },
  A: { H: 0.56, L: 0.22, N: 0 },
} as const;
const PRIVILEGES = { U: { N: 0.85, L: 0.62, H: 0.27 }, C: { N: 0.85, L: 0.68, H: 0.5 } } as const;
const VECTOR = /^CVSS:3\.1\/AV:([NALP])\/AC:([LH])\/PR:([NLH])\/UI:([NR])\/S:([UC])\/C:([HLN])\/I:([HLN])\/A:([HLN])$/;

/** Thrown for a text that is no CVSS v3.1 base vector with its metrics in the usual order. */
export class InvalidCvssVector extends Error {
  readonly code = 'INVALID_CVSS_VECTOR';
  constructor(vector: string) {
    super(`not a CVSS v3.1 base vector: ${vector}`);
  }
}

/** Whether a text is a CVSS v3.1 base vector with its metrics in the usual order. */
export const isBaseVector = (text: string): boolean => VECTOR.test(text);

/** Smallest number with one decimal that is not below the value, in integers as CVSS v3.1 appendix A defines it. */
function roundUp(value: number): number {
  const hundredThousandths = Math.round(value * 100_000);
  const isExact = hundredThousandths % 10_000 === 0;
  return isExact ? hundredThousandths / 100_000 : (Math.floor(hundredThousandths / 10_000) + 1) / 10;
}

/**
 * Base score, 0.0 to 10.0, of a CVSS v3.1 base vector such as "CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H"
 * (FIRST, "CVSS v3.1 Specification", section 7.1).
 * @throws {InvalidCvssVector}
 */
export function cvssBaseScore(vector: string): number {
  const match = VECTOR.exec(vector);
  if (!match) throw new InvalidCvssVector(vector);
  const [, av, ac, pr, ui, scope, c, i, a] = match as unknown as [
    string,
    keyof typeof WEIGHTS.AV,
    keyof typeof WEIGHTS.AC,
    keyof typeof PRIVILEGES.U,
    keyof typeof WEIGHTS.UI,
    keyof typeof PRIVILEGES,
    keyof typeof WEIGHTS.C,
    keyof typeof WEIGHTS.I,
    keyof typeof WEIGHTS.A,
  ];
  const loss = 1 - (1 - WEIGHTS.C[c]) * (1 - WEIGHTS.I[i]) * (1 - WEIGHTS.A[a]);
  const impact = scope === 'U' ? 6.42 * loss : 7.52 * (loss - 0.029) - 3.25 * (loss - 0.02) ** 15;
  if (impact <= 0) return 0;
  const exploitability = 8.22 * WEIGHTS.AV[av] * WEIGHTS.AC[ac] * PRIVILEGES[scope][pr] * WEIGHTS.UI[ui];
  const sum = impact + exploitability;
  return roundUp(Math.min(scope === 'U' ? sum : 1.08 * sum, 10));
}

/** Checks of what no vendor's scan judges: records of the mail domain belong to no component that it reaches. */
const OUTSIDE_ASV_SCANS: readonly string[] = ['P24'];

/** Whether a finding fails a PCI scan: a component with a base score of 4.0 or higher (PCI SSC, "ASV Program Guide"). */
export function failsPci(checkId: string, baseScore: number): boolean {
  return baseScore >= 4 && !OUTSIDE_ASV_SCANS.includes(checkId);
}
