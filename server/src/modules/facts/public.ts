export type { FirmRows } from './firm-rows.store.ts';
export { type FactAsker, type FirmFacts, readFirmFacts } from './read-firm-facts.ts';
export { suggestCorrections } from './suggest-corrections.ts';
