export { findElementName } from './find-element-name.ts';
export { type ElementLevels, levelsOfElements } from './levels-of-elements.ts';
export { type MaturityFacts, selectMaturityFacts } from './maturity-facts.store.ts';
export { type MaturitySet, readShippedSet } from './maturity-set.ts';
export { readFirmFacts } from './read-firm-facts.ts';
export { suggestMaturity, summarizeMaturity } from './suggest-maturity.ts';
