export { createConciergeClearing } from './clear-concierge-files.ts';
export { type ConciergeFacts, selectConciergeFacts } from './concierge-facts.store.ts';
export { deliverMessages } from './console/deliver-messages.ts';
export { resetConcierge } from './reset-concierge.store.ts';
export { suggestConcierge, summarizeConcierge } from './suggest-concierge.ts';
