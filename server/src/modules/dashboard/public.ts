export type { DashboardServices } from './dashboard-services.ts';
export { readSituation, type Situation } from './situation.ts';
