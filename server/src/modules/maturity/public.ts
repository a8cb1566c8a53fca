export { type AnswerRow, selectAnswers } from './answers.store.ts';
export { findElementName } from './find-element-name.ts';
export { type ElementLevels, levelsOfElements } from './levels-of-elements.ts';
export { type MaturityFacts, selectMaturityFacts } from './maturity-facts.store.ts';
export { type MaturitySet, readShippedSet } from './maturity-set.ts';
export { type PlanMeansRow, selectPlanMeans } from './report/plan-means.store.ts';
export { suggestMaturity, summarizeMaturity } from './suggest-maturity.ts';
export { contradictedElements } from './weigh-element.ts';
