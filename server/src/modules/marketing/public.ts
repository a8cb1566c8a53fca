export { allowsUsage } from './consents.store.ts';
export { type LeadRow, listLeads, listNewLeads, removeLead } from './leads.store.ts';
