export { allowsUsage } from './consents.store.ts';
export { type LeadRow, listLeads, removeLead } from './leads.store.ts';
