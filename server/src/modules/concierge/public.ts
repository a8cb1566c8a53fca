export { type ConciergeFacts, selectConciergeFacts } from './concierge-facts.store.ts';
export { resetConcierge } from './reset-concierge.store.ts';
export { suggestConcierge, summarizeConcierge } from './suggest-concierge.ts';
