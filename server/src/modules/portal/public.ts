export { createMaintenance, type Maintenance } from './maintenance.ts';
export { findPortalFact, savePortalFact } from './portal-facts.store.ts';
export { readKeptDays, saveKeptDays } from './retention.store.ts';
