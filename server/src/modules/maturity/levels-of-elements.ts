import type { Say } from '@portal/domain/texts/say.ts';
import { assessedBy, lastUpdatedOf, levelInfoOf, levelsOf } from './assessment-view.ts';
import { remarks } from './maturity.texts.ts';
import type { MaturityFacts } from './maturity-facts.store.ts';
import type { MaturitySet } from './maturity-set.ts';

/** The levels alone, without any word that the firm wrote. */
export type ElementLevels = {
  readonly overallLevel: number;
  readonly levelName: string;
  readonly answered: number;
  /** ISO string of the latest answer. */
  readonly answeredAt: string;
  /** In the order of the questions; null where nobody has answered. */
  readonly elements: readonly {
    readonly name: string;
    readonly level: number | null;
    readonly levelName: string | null;
    /** Why there is no level, or what speaks against it; empty otherwise. */
    readonly remark: string;
  }[];
};

/**
 * What the answers amount to, element by element; null before the first answer.
 * @param contradicted elements whose answers do not fit what is seen or told
 */
export function levelsOfElements(
  set: MaturitySet,
  { answers }: MaturityFacts,
  contradicted: ReadonlySet<string>,
  say: Say,
): ElementLevels | null {
  const known = answers.filter(({ elementId }) => set.byPath.has(elementId));
  const answeredAt = lastUpdatedOf(known);
  if (answeredAt === null) return null;
  const levels = levelsOf(set, known);
  const { overallLevel, answered } = assessedBy(set, known);
  return {
    overallLevel,
    levelName: levelInfoOf(set, overallLevel).levelName,
    answered,
    answeredAt,
    elements: set.elements.map(({ elementPath, name }) => {
      const level = levels.get(elementPath) ?? null;
      const levelName = level === null ? null : levelInfoOf(set, level).levelName;
      const isNone = known.some(({ elementId, doesNotApply }) => elementId === elementPath && doesNotApply);
      const isContradicted = contradicted.has(elementPath);
      const remark = isNone ? say(remarks.notApplicable) : isContradicted ? say(remarks.contradicted) : '';
      return { name, level, levelName, remark };
    }),
  };
}
