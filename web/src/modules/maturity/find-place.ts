import { questionPath, START_PATH } from './maturity-path.ts';
import type { AreaId, Assessment, MaturityElement, MaturitySet } from './maturity-types.ts';

/** What a page of the assessment shows, or where it leads. */
export type Place =
  | { readonly kind: 'start' }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'area'; readonly area: AreaId; readonly first: MaturityElement }
  | { readonly kind: 'question'; readonly element: MaturityElement };

type Asked = {
  /** Of /cybermaturity/assessment/{elementPath}; `start` is not one of a question. */
  readonly elementPath?: string | undefined;
  /** Of /zimm/assessment/{category}. */
  readonly category?: string | undefined;
};

/** Which place an address means (spec part 2, section 2). `begun`: areas whose introduction was left for the questions. */
export function findPlace(
  { elementPath, category }: Asked,
  set: MaturitySet,
  assessment: Assessment,
  begun: ReadonlySet<string>,
): Place {
  if (category !== undefined) return placeInArea(category.toLowerCase(), set, assessment);
  if (elementPath === 'start') return { kind: 'start' };
  if (elementPath === undefined) {
    const next = assessment.answered === 0 ? null : assessment.nextQuestion;
    return { kind: 'go', to: next === null ? START_PATH : questionPath(next.elementPath) };
  }
  const element = set.elements.find((one) => one.elementPath === elementPath);
  if (element === undefined) return { kind: 'go', to: START_PATH };
  const area = element.elementCategory;
  const isNew = !begun.has(area) && answeredIn(area, assessment) === 0;
  return isNew ? { kind: 'area', area, first: element } : { kind: 'question', element };
}

function placeInArea(category: string, set: MaturitySet, assessment: Assessment): Place {
  const elements = set.elements.filter(({ elementCategory }) => elementCategory === category);
  const [first] = elements;
  if (first === undefined) return { kind: 'go', to: START_PATH };
  if (answeredIn(first.elementCategory, assessment) === 0) return { kind: 'area', area: first.elementCategory, first };
  const open = elements.find(({ elementPath }) => assessment.response.questions[elementPath] === undefined) ?? first;
  return { kind: 'go', to: questionPath(open.elementPath) };
}

function answeredIn(area: AreaId, assessment: Assessment): number {
  return assessment.areas.find(({ elementCategory }) => elementCategory === area)?.answered ?? 0;
}
