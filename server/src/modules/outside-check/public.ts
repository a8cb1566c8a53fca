export { listNewCheckLeads } from './check-leads.store.ts';
