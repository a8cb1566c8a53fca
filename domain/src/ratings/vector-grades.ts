/** The letter of a vector; `N/A` where nothing was measured or nothing is graded. */
export type VectorGrade = 'A' | 'B' | 'C' | 'D' | 'F' | 'N/A';

/** The least value of each letter: absolute, not a place among other firms. */
const LETTERS = [
  ['A', 0.9],
  ['B', 0.75],
  ['C', 0.55],
  ['D', 0.35],
] as const;

/** Each can be read as text on white, and white on it. */
export const GRADE_COLOURS = {
  A: '#1a7f37',
  B: '#4d7c0f',
  C: '#a16207',
  D: '#c2410c',
  F: '#b91c1c',
  'N/A': '#5f6773',
} as const satisfies Record<VectorGrade, string>;

/** The letter of a vector's value from 0 to 1; null is `N/A`. */
export function vectorGrade(value: number | null): VectorGrade {
  if (value === null) return 'N/A';
  // Sums of products of 0.4 and 0.75 are a hair beside the decimal they stand for.
  const exact = Math.round(value * 1e9) / 1e9;
  return LETTERS.find(([, least]) => exact >= least)?.[0] ?? 'F';
}
