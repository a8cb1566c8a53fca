export { type ConciergeFacts, selectConciergeFacts } from './concierge-facts.store.ts';
export { suggestConcierge, summarizeConcierge } from './suggest-concierge.ts';
