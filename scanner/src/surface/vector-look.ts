import type { FindingGrade, NotMeasuredReason, SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import type { RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import { FINDING_KINDS, type FindingKind } from './finding-kinds.ts';

/** What became of one vector: its findings, and why it has no grade (null when its test ran to the end). */
export interface VectorLook {
  readonly vector: RiskVectorSlug;
  readonly reason: NotMeasuredReason | null;
  readonly findings: readonly SurfaceFinding[];
  /** Assets that gave no answer to a test that otherwise ran. */
  readonly unanswered?: readonly string[];
}

/** Where something was seen. */
export type Place = Pick<SurfaceFinding, 'asset' | 'importance'>;

const WORST_FIRST: readonly FindingGrade[] = ['BAD', 'WARN', 'FAIR', 'GOOD', 'NEUTRAL'];
const MAX_LINES = 12;
const LONGEST_LINE = 300;

/** What strangers' servers say is shown and stored: no control or direction characters, no half letters, no endless lines. */
function clean(line: string): string {
  const plain = line.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
  return plain.length > LONGEST_LINE ? `${plain.slice(0, LONGEST_LINE - 1).toWellFormed()}…` : plain;
}

/** One finding; only grades that its kind can have compile. */
export function finding<Kind extends FindingKind>(
  kind: Kind,
  grade: (typeof FINDING_KINDS)[Kind]['grades'][number],
  { asset, importance }: Place,
  ...evidence: readonly string[]
): SurfaceFinding {
  return { vector: FINDING_KINDS[kind].vector, kind, grade, asset, importance, evidence: evidence.map(clean) };
}

/** Findings of the same kind and asset become one, with the worst grade and all evidence, 12 lines at most. */
export function mergeFindings(findings: readonly SurfaceFinding[]): readonly SurfaceFinding[] {
  const merged = new Map<string, SurfaceFinding>();
  for (const found of findings) {
    const key = `${found.vector} ${found.kind} ${found.asset}`;
    const known = merged.get(key);
    if (known === undefined) {
      merged.set(key, found);
      continue;
    }
    const grade = WORST_FIRST.find((one) => one === known.grade || one === found.grade) ?? known.grade;
    const evidence = [...new Set([...known.evidence, ...found.evidence])].slice(0, MAX_LINES);
    merged.set(key, { ...known, grade, evidence });
  }
  return [...merged.values()];
}
