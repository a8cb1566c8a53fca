export { createMaintenance, type Maintenance } from './maintenance.ts';
