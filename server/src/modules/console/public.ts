export { countUsageOfCustomers } from './count-usage-of-customers.ts';
export { createDeleteOrganisationJob } from './delete-organisation.ts';
export { deleteExpiredExports } from './export-organisation.store.ts';
export { createExportOrganisationJob } from './export-organisation.ts';
