export { beginDeletion, lockOrganisationByName } from './customers/delete-organisation.ts';
export { putOnPlan } from './customers/put-on-plan.ts';
export { listTablesOf, readRowsOfPeople, readRowsOfTable } from './customers/export-organisation.store.ts';
