export { type ConciergeFacts, selectConciergeFacts } from './concierge-facts.store.ts';
export { listUnreadCritical, listWaitingRequests } from './console/waiting.store.ts';
export { readAttachment } from './files/attachment-reader.ts';
export { createStrayFilesClearing } from './files/kept-files.ts';
export { SHOWN_ROWS } from './files/shown-rows.store.ts';
export { listOpenWeaknesses, type OpenWeakness, selectOpenWeaknesses } from './open-weaknesses.store.ts';
export { suggestConcierge, summarizeConcierge } from './suggest-concierge.ts';
export { selectWeaknessChanges, tellWeaknessChanges, type WeaknessChange } from './weakness-changes.store.ts';
export { describeWeakness, readWeaknessStates } from './weaknesses-by-id.store.ts';
